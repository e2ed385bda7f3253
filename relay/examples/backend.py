#!/usr/bin/env python3
"""A backend of the wire protocol with FastAPI, in one file. Put your model where `think` is.

    apt-get install python3-fastapi python3-uvicorn      # or: pip install fastapi uvicorn
    python3 backend.py --port 8000

Then put http://127.0.0.1:8000 into the panel's settings, or try it with
`pnpm conformance --url http://127.0.0.1:8000`. Its "model" is three rules: it looks up the time, clicks what is on the
page, and remembers what it was told. It keeps conversations in memory, listens on loopback alone and asks for no key.
"""

import argparse
import asyncio
import datetime
import json
import re
import uuid
from typing import Any, Dict, List, Optional

import uvicorn
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, StreamingResponse
from pydantic import BaseModel, Field

RESULT = re.compile(r"^浏览器工具 (\S+) 执行结果: (.*)$", re.DOTALL)


class Element(BaseModel):
    id: str
    desc: str


class Page(BaseModel):
    url: str
    title: str
    elements: List[Element]


class BrowserTool(BaseModel):
    name: str
    description: str
    parameters: Dict[str, Any]


class ChatRequest(BaseModel):
    """Keys that are not named here are ignored, as the protocol asks."""

    message: str = Field(min_length=1)
    role: str = Field(default="user", regex="^(user|function)$")
    session_id: uuid.UUID
    user_id: str = "anonymous"
    current_page_info: Optional[Page] = None
    browser_tools: Optional[List[BrowserTool]] = None


class Session:
    """One conversation. `call` is the one that waits for its result or its decision."""

    def __init__(self, owner: str):
        self.owner = owner
        self.said: List[str] = []
        self.call: Optional[Dict[str, str]] = None
        self.running = False


class Refusal(Exception):
    """Becomes {"error": {"code", "message"}} with that status, before any stream."""

    def __init__(self, status: int, code: str, message: str):
        self.status, self.code, self.message = status, code, message


app = FastAPI(title="A small backend")
sessions: Dict[uuid.UUID, Session] = {}


@app.exception_handler(Refusal)
async def answer_refusal(_: Request, refusal: Refusal) -> JSONResponse:
    return JSONResponse({"error": {"code": refusal.code, "message": refusal.message}}, refusal.status)


@app.exception_handler(RequestValidationError)
async def answer_invalid(_: Request, invalid: RequestValidationError) -> JSONResponse:
    """The protocol says 400 where FastAPI would say 422."""
    issues = [{"path": ".".join(map(str, error["loc"][1:])), "message": error["msg"]} for error in invalid.errors()]
    error = {"code": "invalid_request", "message": "The request does not fit the protocol.", "issues": issues}
    return JSONResponse({"error": error}, 400)


@app.post("/api/v1/agent/chat")
async def chat(request: ChatRequest) -> StreamingResponse:
    session = open_session(request)
    answer = accept(session, request)
    session.running = True
    return StreamingResponse(stream(session, answer), media_type="text/event-stream")


def open_session(request: ChatRequest) -> Session:
    """The session of this person. One of somebody else is answered like one that is not there."""
    session = sessions.setdefault(request.session_id, Session(request.user_id))
    if session.owner != request.user_id:
        raise Refusal(404, "unknown_session", "There is no such session here.")
    if session.running:
        raise Refusal(409, "turn_running", "This session is still answering.")
    return session


def accept(session: Session, request: ChatRequest):
    """What to answer with: everything that can be refused is refused here, before the stream begins."""
    if request.role == "function":
        return decide(session, request.message)
    result = RESULT.match(request.message)
    if result and session.call and session.call["tool_name"] == result[1]:
        session.call = None
        return report(result[2])
    session.call = None
    answer = think(session, request)
    session.said.append(request.message)
    return answer


def decide(session: Session, message: str):
    """A person's decision on a tool of ours. Taking the call out of the session makes it count once."""
    try:
        decision = json.loads(message)
        tool_id, approved = decision["toolId"], decision["approved"]
    except (ValueError, KeyError, TypeError):
        raise Refusal(400, "invalid_request", 'Expected {"toolId": "…", "approved": true or false}.') from None
    if not session.call or session.call["tool_id"] != tool_id:
        raise Refusal(404, "not_found", "There is no such call here, or it is decided already.")
    session.call = None
    if approved is not True:
        return words("Then I will not look it up.")
    now = datetime.datetime.now().strftime("%H:%M")
    return words(f"It is {now}.")


def think(session: Session, request: ChatRequest):
    """Where your model goes: it gets the message, the page and the tools, and gives events."""
    said = request.message.lower()
    tools = {tool.name for tool in request.browser_tools or []}
    if "what time" in said or "几点" in said:
        return propose(session, "current_time", {}, "I would look up the time.")
    element = find_element(said, request.current_page_info)
    if element and "page_action" in tools:
        action = {"action": "click", "target": {"elementId": element.id}, "params": {}}
        return propose(session, "page_action", {"actions": [action]}, f"I propose to click {element.desc}.")
    if "did i" in said:
        return words(f"You said: {' / '.join(session.said) or 'nothing'}")
    return words(f"You said: {request.message}")


def find_element(said: str, page: Optional[Page]) -> Optional[Element]:
    """The button or link that the message names."""
    if not page or not re.search(r"\bclick\b|点击", said):
        return None
    for element in page.elements:
        kind, _, name = element.desc.partition(":")
        if kind in ("button", "link", "按钮", "链接") and name.strip().lower() in said:
            return element
    return None


async def propose(session: Session, tool_name: str, arguments: Dict[str, Any], why: str):
    """A call. The session keeps it, so that its result or its decision finds it."""
    async for event in words(why):
        yield event
    call = {"tool_name": tool_name, "arguments": json.dumps(arguments, ensure_ascii=False), "tool_id": f"tool_{uuid.uuid4().hex}"}
    session.call = call
    yield {"tool_call": call}


async def report(result: str):
    """What the model makes of a browser tool's result."""
    try:
        succeeded = json.loads(result).get("success") is True
    except (ValueError, AttributeError):
        succeeded = False
    async for event in words("It is done." if succeeded else "It was not done."):
        yield event


async def words(text: str):
    """A text in pieces, as a model gives it."""
    for piece in re.findall(r"\s*\S+|\s+$", text):
        await asyncio.sleep(0)
        yield {"content": piece}


async def stream(session: Session, events):
    """Server-sent events; whatever happens, the last one says that the turn is over."""
    try:
        async for event in events:
            yield sse(event)
    except Exception:  # Once the stream has begun, a failure is an event.
        yield sse({"error": {"code": "internal_error", "message": "The backend failed. Try again.", "retryable": True}})
    finally:
        session.running = False
    yield sse({"message": "对话完成"})


def sse(event: Dict[str, Any]) -> str:
    return f"data: {json.dumps(event, ensure_ascii=False)}\n\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A small backend of the wire protocol.")
    parser.add_argument("--port", type=int, default=8000)
    uvicorn.run(app, host="127.0.0.1", port=parser.parse_args().port, log_level="warning")
