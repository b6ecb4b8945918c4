/** Files of the user's own, made ready to be sent with an act. */

/** Read a file as the server takes it: its name, and its bytes as base64. */
export async function readUpload(file) {
  const address = await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return { filename: file.name, data: address.slice(address.indexOf(",") + 1) };
}
