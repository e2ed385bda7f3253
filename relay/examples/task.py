#!/usr/bin/env python3
"""Has a task done by a relay with AGENT_TASKS=on: prints what happens, asks about each approval, prints the data.

    python3 task.py [--url URL] [--key KEY] [--yes] PROMPT [ADDRESS…]

Python 3.9 or later, nothing to install.
"""

import argparse
import http.client
import json
import sys
import urllib.error
import urllib.request
import uuid

ATTEMPTS = 20


class Relay:
    def __init__(self, url, key):
        self.url = url.rstrip("/")
        self.headers = {"Content-Type": "application/json"}
        if key:
            self.headers["Authorization"] = f"Bearer {key}"

    def open(self, path, body=None, **headers):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {**self.headers, **headers})
        return urllib.request.urlopen(request, timeout=60)

    def ask(self, path, body=None, **headers):
        with self.open(path, body, **headers) as response:
            return json.load(response)


def events(relay, task):
    """All events of a task, each once: after a break they go on where they ended."""
    last = "0"
    for _ in range(ATTEMPTS):
        try:
            with relay.open(f"/api/v1/agent/{task}/events", **{"Last-Event-ID": last}) as response:
                for line in response:
                    name, _, value = line.decode().rstrip("\r\n").partition(": ")
                    if name == "id":
                        # It comes after the data of its event.
                        last = value
                    if name == "data":
                        yield json.loads(value)
        except (OSError, http.client.HTTPException):
            continue


def decide(relay, task, event, yes):
    """Asks the person at the terminal. What was asked before a break may be decided by now."""
    if relay.ask(f"/api/v1/agent/{task}").get("approvalId") != event["approvalId"]:
        return
    preview = event["preview"]
    after = f" → {preview['after']}" if "after" in preview else ""
    print(f"  {preview['risk']}: {preview['sentence']}{after}", file=sys.stderr)
    approved = yes or (sys.stdin.isatty() and input("  Approve? [y/n] ").startswith("y"))
    relay.ask(f"/api/v1/agent/{task}/approvals/{event['approvalId']}", {"approved": bool(approved)})


def reason_in(error):
    """What the relay did not take, and why."""
    try:
        refused = json.load(error)["error"]
        issues = [f"  {issue['path']}: {issue['message']}" for issue in refused.get("issues", [])]
        return "\n".join([refused["message"], *issues])
    except (ValueError, KeyError, TypeError):
        return f"HTTP {error.code}"


def run(relay, options):
    request = {"prompt": options.prompt, "urls": options.addresses, "stream": False}
    task = relay.ask("/api/v1/agent", request, **{"Idempotency-Key": str(uuid.uuid4())})["id"]
    for event in events(relay, task):
        kind = event["type"]
        if kind == "thinking":
            print(event["content"], file=sys.stderr)
        elif kind == "tool_call":
            print(f"  {event['tool']} {json.dumps(event['args'], ensure_ascii=False)}", file=sys.stderr)
        elif kind == "approval_required":
            decide(relay, task, event, options.yes)
        elif kind == "complete":
            print(json.dumps({key: event[key] for key in ("data", "sources", "creditsUsed")}, ensure_ascii=False, indent=2))
            return 0
        elif kind == "failed":
            print(f"{event['code']}: {event['error']}", file=sys.stderr)
            print(f"It cost {event['creditsUsed']} credits.", file=sys.stderr)
            return 1
    print(f"The relay can't be reached any more. The task goes on: GET {relay.url}/api/v1/agent/{task}", file=sys.stderr)
    return 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", default="http://127.0.0.1:8787")
    parser.add_argument("--key")
    parser.add_argument("--yes", action="store_true", help="approve everything")
    parser.add_argument("prompt")
    parser.add_argument("addresses", nargs="*")
    options = parser.parse_args()
    try:
        return run(Relay(options.url, options.key), options)
    except urllib.error.HTTPError as error:
        print(reason_in(error), file=sys.stderr)
    except OSError as error:
        print(f"{options.url} can't be reached: {error}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
