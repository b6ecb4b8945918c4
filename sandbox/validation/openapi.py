"""Discord's OpenAPI file as a validator whose errors point at the leaf that is wrong."""

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator as SchemaValidator
from jsonschema.validators import extend

from sandbox.errors import Violation
from sandbox.validation.routes import normalized
from sandbox.wire import Json

_DOCUMENTED = frozenset({"nsfw", "tts", "file_types", "flags"})
"""Keys that Discord's documentation knows and its file does not, or not everywhere."""


@lru_cache(maxsize=2)
def load(path: Path) -> "OpenApi":
    """Return the description in a file, read once per process."""
    return OpenApi(json.loads(path.read_text(encoding="utf-8")))


class OpenApi:
    """Validators for the bodies of requests and responses, compiled when first used."""

    def __init__(self, description: Json) -> None:
        schemas = description["components"]["schemas"]
        # discord.py sends ids as numbers in places, and the API takes them.
        schemas["SnowflakeType"] = {
            "type": ["string", "integer"],
            "pattern": "^(0|[1-9][0-9]*)$",
        }
        self._schemas = schemas
        self._quicken(schemas)
        self._quicken(description["paths"])
        self._paths: dict[str, Json] = {
            normalized(path): item for path, item in description["paths"].items()
        }
        self._compiled: dict[tuple[str, ...], SchemaValidator | None] = {}

    def request(self, method: str, route: str, body: Any) -> list[Violation] | None:
        """Return what is wrong with a request's body; None when the route takes none."""
        validator = self._validator(_Strict, method, route, "requestBody")
        return None if validator is None else list(_violations(validator, body))

    def response(self, method: str, route: str, status: int, body: Any) -> list[Violation] | None:
        """Return what is wrong with a response's body; None when the file has no schema for it."""
        validator = self._validator(_Lenient, method, route, "responses", str(status))
        return None if validator is None else list(_violations(validator, body))

    def _validator(self, kind: Any, method: str, route: str, *part: str) -> SchemaValidator | None:
        way = (normalized(route), method.lower(), *part, "content", "application/json", "schema")
        if way not in self._compiled:
            node: Any = self._paths
            for step in way:
                node = node.get(step) if isinstance(node, dict) else None
            self._compiled[way] = None if node is None else kind(node)
        return self._compiled[way]

    # Two keywords of our own make it quick: a reference leads straight to the schema it names, and
    # a union whose branches a `type` tells apart descends into the one meant, instead of trying
    # all; then the error is the leaf's. Alternatives that are all constants are enumerations.

    def _quicken(self, node: Any) -> None:
        if isinstance(node, list):
            for entry in node:
                self._quicken(entry)
            return
        if not isinstance(node, dict):
            return
        for value in node.values():
            self._quicken(value)
        if isinstance(node.get("$ref"), str):
            node["named"] = _Named(self._schemas, node.pop("$ref").rsplit("/", 1)[1])
        for keyword in ("oneOf", "anyOf"):
            branches = node.get(keyword)
            if not isinstance(branches, list):
                continue
            if all("const" in branch for branch in branches):
                node["enum"] = [branch["const"] for branch in node.pop(keyword)]
            elif union := self._union(branches):
                del node[keyword]
                node["typedUnion"] = union

    def _union(self, branches: list[Json]) -> Json | None:
        nullable = any(branch == {"type": "null"} for branch in branches)
        rest = [branch for branch in branches if branch != {"type": "null"}]
        if nullable and len(rest) == 1:
            return {"nullable": True, "only": rest[0]}
        by_type: Json = {}
        for branch in rest:
            constants = self._type_constants(branch)
            if not constants or any(str(constant) in by_type for constant in constants):
                return None
            by_type |= {str(constant): branch for constant in constants}
        return {"nullable": nullable, "byType": by_type}

    def _type_constants(self, branch: Json) -> list[Any]:
        while "named" in branch:
            branch = branch["named"].schema
        kind = branch.get("properties", {}).get("type", {})
        return list(kind.get("enum", [kind["const"]] if "const" in kind else []))


class _Named:
    """A schema by its name; found when it is used, for schemas name each other in circles."""

    def __init__(self, schemas: Json, name: str) -> None:
        self._schemas = schemas
        self._name = name

    @property
    def schema(self) -> Json:
        found: Json = self._schemas[self._name]
        return found


def _named(
    validator: Any, named: _Named, instance: Any, _schema: Json
) -> Iterator[ValidationError]:
    yield from validator.descend(instance, named.schema)


def _typed_union(
    validator: Any, union: Json, instance: Any, _schema: Json
) -> Iterator[ValidationError]:
    if instance is None and union["nullable"]:
        return
    if "only" in union:
        yield from validator.descend(instance, union["only"])
        return
    if not isinstance(instance, dict):
        yield ValidationError("is not an object", validator="type", validator_value="object")
        return
    by_type = union["byType"]
    if "type" not in instance:
        yield ValidationError("'type' is missing", validator="required", validator_value=["type"])
    elif str(instance["type"]) not in by_type:
        error = ValidationError(
            "no such type", validator="enum", validator_value=list(by_type), path=["type"]
        )
        yield error
    else:
        yield from validator.descend(instance, by_type[str(instance["type"])])


def _known_properties(
    validator: Any, properties: Json, instance: Any, schema: Json
) -> Iterator[ValidationError]:
    yield from Draft202012Validator.VALIDATORS["properties"](
        validator, properties, instance, schema
    )
    if isinstance(instance, dict) and "additionalProperties" not in schema:
        for key in instance.keys() - properties.keys() - _DOCUMENTED:
            yield ValidationError(
                f"{key!r} is not known here", validator="unknown", validator_value=key
            )


# jsonschema's stubs leave `extend` untyped.
_Lenient = extend(Draft202012Validator, {"named": _named, "typedUnion": _typed_union})  # type: ignore[no-untyped-call]
_Strict = extend(_Lenient, {"properties": _known_properties})  # type: ignore[no-untyped-call]


def _violations(validator: SchemaValidator, body: Any) -> Iterator[Violation]:
    seen = set()
    for error in validator.iter_errors(body):
        violation = _translate(_deepest(error))
        if violation not in seen:
            seen.add(violation)
            yield violation


def _deepest(error: ValidationError) -> ValidationError:
    """Follow the branch in which the fewest things are wrong, and of those the one got furthest."""
    while error.context and error.validator in ("anyOf", "oneOf"):
        branches: dict[Any, list[ValidationError]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        best = max(
            branches.values(),
            key=lambda group: (-len(group), max(len(e.path) for e in group)),
        )
        error = max(best, key=lambda inner: len(inner.path))
    return error


def _translate(error: ValidationError) -> Violation:
    path = tuple(error.absolute_path)
    keyword = str(error.validator)
    value: Any = error.validator_value
    if keyword == "required":
        there: Any = error.instance or {}
        missing = next(key for key in value if key not in there)
        return Violation((*path, missing), "BASE_TYPE_REQUIRED", "This field is required")
    if keyword == "unknown":
        return Violation((*path, value), "UNKNOWN_KEY", f"{value!r} is not known here")
    code, message = _WORDS.get(keyword, ("BASE_TYPE_INVALID", error.message[:200]))
    if keyword == "enum":
        value = tuple(value)
    return Violation(path, code, message.format(value=value))


_WORDS = {
    "maxLength": ("BASE_TYPE_MAX_LENGTH", "Must be {value} or fewer in length."),
    "minLength": ("BASE_TYPE_MIN_LENGTH", "Must be {value} or more in length."),
    "maxItems": ("BASE_TYPE_MAX_LENGTH", "Must be {value} or fewer in length."),
    "minItems": ("BASE_TYPE_MIN_LENGTH", "Must be {value} or more in length."),
    "maxProperties": ("BASE_TYPE_MAX_LENGTH", "Must be {value} or fewer in length."),
    "maximum": ("NUMBER_TYPE_MAX", "Value should be less than or equal to {value}."),
    "minimum": ("NUMBER_TYPE_MIN", "Value should be greater than or equal to {value}."),
    "pattern": ("STRING_TYPE_REGEX", "String value did not match validation regex {value}."),
    "enum": ("BASE_TYPE_CHOICES", "Value must be one of {value}."),
    "type": ("BASE_TYPE_COERCE", "Value must be of type {value}."),
    "uniqueItems": ("SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value"),
}
