"""The objects of Discord's API, whole: users, members, roles, channels, the guild, the bot."""

from typing import Any

from sandbox.wire import Json

JOINED = "2026-01-01T00:00:00.000000+00:00"
FILE_LIMIT = 10 * 1024 * 1024
"""Bytes a file may have."""

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = (10, PUBLIC_THREAD, PRIVATE_THREAD)

EPHEMERAL, LOADING, SILENT, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15
SUPPRESS_EMBEDS, HAS_THREAD = 1 << 2, 1 << 5


def user(user_id: str, name: str, *, bot: bool = False) -> Json:
    """Return a user as other users see it."""
    return {
        "id": user_id,
        "username": name.lower().replace(" ", "_"),
        "global_name": name,
        "discriminator": "0000" if bot else "0",
        "avatar": None,
        "bot": bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "clan": None,
        "primary_guild": None,
        "display_name_styles": None,
    }


def own_user(wire: Json) -> Json:
    """Return the bot's user as the bot itself sees it."""
    return {
        **wire,
        "mfa_enabled": False,
        "verified": True,
        "email": None,
        "locale": "en-US",
        "premium_type": 0,
    }


def member(wire: Json, roles: list[str]) -> Json:
    """Return a user's membership of the guild, with the user."""
    return {
        "user": wire,
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles,
        "joined_at": JOINED,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def role(role_id: str, name: str, permissions: int, position: int, bot_id: str | None) -> Json:
    """Return a role; `bot_id` for the role that belongs to the bot."""
    wire: Json = {
        "id": role_id,
        "name": name,
        "description": None,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": position,
        "permissions": str(permissions),
        "managed": bot_id is not None,
        "mentionable": False,
        "flags": 0,
        "icon": None,
        "unicode_emoji": None,
    }
    if bot_id is not None:
        wire["tags"] = {"bot_id": bot_id}
    return wire


def text_channel(channel_id: str, guild_id: str, name: str, position: int) -> Json:
    """Return a text channel of the guild."""
    return {
        "id": channel_id,
        "type": TEXT,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "permission_overwrites": [],
        "nsfw": False,
        "topic": None,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "rate_limit_per_user": 0,
        "default_auto_archive_duration": 1440,
        "parent_id": None,
        "flags": 0,
    }


def dm_channel(channel_id: str, recipient: Json) -> Json:
    """Return the bot's direct-message channel with one user."""
    return {
        "id": channel_id,
        "type": DM,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "flags": 0,
        "recipients": [recipient],
    }


def thread(thread_id: str, parent: Json, owner_id: str, body: Json, now: str) -> Json:
    """Return a new thread under `parent`."""
    return {
        "id": thread_id,
        "type": body.get("type") or PUBLIC_THREAD,
        "guild_id": parent["guild_id"],
        "name": body["name"],
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "rate_limit_per_user": body.get("rate_limit_per_user") or 0,
        "flags": 0,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": body.get("auto_archive_duration") or 1440,
            "archive_timestamp": now,
            "locked": False,
            "create_timestamp": now,
            **({"invitable": True} if body.get("type") == PRIVATE_THREAD else {}),
        },
    }


def thread_member(thread_id: str, user_id: str, joined: str) -> Json:
    """Return a user's membership of a thread."""
    return {"id": thread_id, "user_id": user_id, "join_timestamp": joined, "flags": 0}


def guild(guild_id: str, name: str, owner_id: str, locale: str, roles: list[Json]) -> Json:
    """Return the guild as REST gives it."""
    return {
        "id": guild_id,
        "name": name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": owner_id,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": roles,
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def application(bot: Json, owner: Json, guild_count: int) -> Json:
    """Return the bot's application as its owner's token sees it."""
    return {
        "id": bot["id"],
        "name": bot["global_name"],
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "is_monetized": False,
        "is_verified": False,
        "bot": bot,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "hook": True,
        "owner": owner,
        "team": None,
        "tags": [],
        "eligible_oauth2_scopes": [],
        "redirect_uris": [],
        "rpc_origins": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "event_webhooks_url": None,
        "event_webhooks_status": 1,
        "event_webhooks_types": [],
        "explicit_content_filter": 0,
        "integration_types_config": {"0": {}},
        "approximate_guild_count": guild_count,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
    }


def command(body: Json, command_id: str, application_id: str, version: str) -> Json:
    """Return a synchronised command: what was sent, with Discord's defaults filled in."""
    kind = body.get("type") or 1
    wire: Json = {
        "id": command_id,
        "application_id": application_id,
        "version": version,
        "type": kind,
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "default_member_permissions": _as_text(body.get("default_member_permissions")),
        "dm_permission": body.get("dm_permission", True),
        "nsfw": bool(body.get("nsfw")),
        "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types") or [0],
    }
    if body.get("options"):
        wire["options"] = body["options"]
    return wire


def _as_text(value: Any) -> str | None:
    return None if value is None else str(value)
