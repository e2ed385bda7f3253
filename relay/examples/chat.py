#!/usr/bin/env python3
"""Talks to a backend of the wire protocol from a terminal. Python 3.9 or later, nothing to install.

    python3 chat.py "Click the Search button"
    python3 chat.py --url http://127.0.0.1:8787        # then one message a line

The page and the tool that acts on it are made up: the tool says what it would do. Everything else is real.
"""

import argparse
import codecs
import http.client
import json
import sys
import urllib.error
import urllib.parse
import urllib.request
import uuid

END_OF_TURN = "对话完成"
ATTEMPTS = 5

PAGE_ACTION = {
    "name": "page_action",
    "description": "Runs actions on the page, in order.",
    "parameters": {
        "type": "object",
        "required": ["actions"],
        "properties": {
            "actions": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "action": {"type": "string", "enum": ["click", "fill"]},
                        "target": {"type": "object", "properties": {"elementId": {"type": "string"}}},
                        "params": {"type": "object", "properties": {"value": {"type": "string"}}},
                    },
                },
            }
        },
    },
}


def read_page():
    """The page as it is now. A real client reads it again for each request."""
    elements = [
        {"id": "e_1", "desc": "input: Search (placeholder: Search)"},
        {"id": "e_2", "desc": "button: Search"},
    ]
    return {"url": "https://shop.example/", "title": "Shop", "elements": elements}


def run_page_action(arguments):
    """Stands for what a browser would do."""
    actions = arguments.get("actions", [])
    results = []
    for action in actions:
        print(f"  (would {action.get('action')} {action.get('target', {}).get('elementId')})")
        results.append({"success": True, "message": f"{action.get('action')}: done"})
    summary = f"执行了 {len(results)} 个操作，成功 {len(results)} 个，失败 0 个"
    return {"success": True, "results": results, "summary": summary}


BROWSER_TOOLS = {"page_action": (PAGE_ACTION, run_page_action)}


class Refused(Exception):
    """The backend turned a request away before its stream began."""


class Chat:
    def __init__(self, url, key, user, assent):
        self.url = url.rstrip("/")
        self.headers = {"Content-Type": "application/json", "Accept": "text/event-stream"}
        if key:
            self.headers["Authorization"] = f"Bearer {key}"
        self.user = user
        self.session = str(uuid.uuid4())
        self.assent = assent

    def say(self, message):
        """Sends a message, and goes on until the model calls no tool any more."""
        request = {"message": message, "role": "user"}
        while request:
            call = self.run_turn(request)
            request = self.decide(call) if call else None

    def decide(self, call):
        """Asks the person, and makes the request that tells the backend."""
        name = call["tool_name"]
        arguments = call.get("arguments") or "{}"
        if isinstance(arguments, str):
            arguments = json.loads(arguments)
        print(f"\n[{name}] {json.dumps(arguments, ensure_ascii=False)}")
        approved = self.assent(name)
        if name not in BROWSER_TOOLS:
            decision = {"toolId": call.get("tool_id"), "approved": approved}
            return {"message": json.dumps(decision, ensure_ascii=False), "role": "function"}
        if approved:
            result = BROWSER_TOOLS[name][1](arguments)
        else:
            result = {"success": False, "error": "The person said no. Nothing was done.", "error_type": "Rejected"}
        text = json.dumps(result, ensure_ascii=False)
        return {"message": f"浏览器工具 {name} 执行结果: {text}", "role": "user", "tool_id": call.get("tool_id")}

    def run_turn(self, request):
        """Prints an answer as it comes, and gives back the call that it ends with, if any."""
        turn = str(uuid.uuid4())
        body = {
            **request,
            "session_id": self.session,
            "user_id": self.user,
            "turn_id": turn,
            "current_page_info": read_page(),
            "browser_tools": [tool for tool, _ in BROWSER_TOOLS.values()],
        }
        call = None
        for event in self.events(body, turn):
            if isinstance(event.get("content"), str):
                print(event["content"], end="", flush=True)
            if event.get("tool_call"):
                call = event["tool_call"]
            if event.get("error"):
                print(f"\nThe answer failed: {event['error'].get('message')}")
        print()
        return call

    def events(self, body, turn):
        """The events of a turn to its end, taken up where the connection broke."""
        stream = self.open("/api/v1/agent/chat", json.dumps(body).encode())
        last_id = None
        for _ in range(ATTEMPTS):
            try:
                for event_id, data in read_stream(stream):
                    last_id = event_id or last_id
                    event = parse_object(data)
                    yield event
                    if event.get("message") == END_OF_TURN:
                        return
            except (OSError, http.client.HTTPException) as broken:
                print(f"\n(The connection broke: {broken}. Taking up.)", file=sys.stderr)
            stream = self.take_up(turn, last_id)
            if not stream:
                break
        print("\n(The answer was cut off.)", file=sys.stderr)

    def take_up(self, turn, last_id):
        """The rest of a turn, or None where the backend does not keep it."""
        query = urllib.parse.urlencode({"user_id": self.user, "turn_id": turn})
        headers = {"Last-Event-ID": last_id} if last_id else {}
        try:
            return self.open(f"/api/v1/agent/sessions/{self.session}/events?{query}", None, headers)
        except Refused:
            return None

    def open(self, path, body, headers=None):
        try:
            request = urllib.request.Request(self.url + path, data=body, headers={**self.headers, **(headers or {})})
            return urllib.request.urlopen(request, timeout=120)
        except urllib.error.HTTPError as refused:
            raise Refused(describe_refusal(refused)) from refused
        except (ValueError, http.client.InvalidURL) as wrong:
            raise Refused(f"{self.url} is no address ({wrong}). Give one such as http://127.0.0.1:8787.") from None
        except urllib.error.URLError as unreachable:
            raise Refused(f"{self.url} can't be reached: {unreachable.reason}. Is the backend running?") from None


def read_stream(response):
    """(id, data) of each server-sent event, however it is cut into chunks."""
    decoder = codecs.getincrementaldecoder("utf-8-sig")("replace")
    text, data, event_id = "", [], None
    while True:
        chunk = response.read1(65536)
        text += decoder.decode(chunk, final=not chunk)
        *lines, text = split_lines(text, ended=not chunk)
        for line in lines:
            field, _, value = line.partition(":")
            value = value[1:] if value.startswith(" ") else value
            if line == "" and data:
                yield event_id, "\n".join(data)
                data, event_id = [], None
            elif field == "data":
                data.append(value)
            elif field == "id":
                event_id = value
        if not chunk:
            return


def split_lines(text, ended):
    """Whole lines, then the rest. A CR at the end may be half of a CR LF."""
    held = "\r" if text.endswith("\r") and not ended else ""
    text = text[: len(text) - len(held)].replace("\r\n", "\n").replace("\r", "\n")
    lines = text.split("\n")
    return [*lines[:-1], lines[-1] + held]


def parse_object(data):
    """Anything but a JSON object says nothing to us."""
    try:
        event = json.loads(data)
    except ValueError:
        return {}
    return event if isinstance(event, dict) else {}


def describe_refusal(refused):
    try:
        error = json.loads(refused.read())["error"]
        issues = "".join(f"\n  {issue['path']}: {issue['message']}" for issue in error.get("issues", []))
        return f"HTTP {refused.code} ({error['code']}): {error['message']}{issues}"
    except (ValueError, KeyError, TypeError):
        return f"HTTP {refused.code}, without an error of the protocol. Is this address right?"


def ask_person(name):
    try:
        return input(f"Run {name}? [y/n] ").strip().lower() in ("y", "yes")
    except (EOFError, RuntimeError):  # the latter where there is no input at all
        print(f"\nNobody is there to ask, so {name} is not approved.", file=sys.stderr)
        return False


def main():
    parser = argparse.ArgumentParser(description="Talks to a backend of the wire protocol.")
    parser.add_argument("--url", default="http://127.0.0.1:8787")
    parser.add_argument("--key", help="an API key of the backend")
    parser.add_argument("--user", default="python-example", help="a stable pseudonym")
    parser.add_argument("--yes", action="store_true", help="approve everything without asking: for tests")
    parser.add_argument("message", nargs="*", help="without one, each line of the input is a message")
    options = parser.parse_args()
    chat = Chat(options.url, options.key, options.user, (lambda _: True) if options.yes else ask_person)
    failed = False
    for message in [" ".join(options.message)] if options.message else map(str.strip, iter(sys.stdin.readline, "")):
        if not message:
            continue
        try:
            chat.say(message)
        except Refused as refused:
            print(refused, file=sys.stderr)
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
