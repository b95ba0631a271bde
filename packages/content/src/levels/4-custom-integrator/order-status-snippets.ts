/** A small API for one's own computer: keys, limits, delays and faults to practice with. */
export const PRACTICE_API = String.raw`"""Practice API of a bicycle workshop. For your own computer only."""

import contextlib
import json
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

ORDERS = {"B-17": "ready", "B-18": "waiting for a chain", "B-19": "in repair"}
refusals = {"B-18": 3}


class Workshop(BaseHTTPRequestHandler):
    def do_GET(self):
        number = self.path.removeprefix("/orders/")
        key = self.headers.get("Authorization")
        if key == "Bearer intern-key":
            self.answer(403, {"error": "no permission"})
        elif key != "Bearer practice-key":
            self.answer(401, {"error": "unknown key"})
        elif refusals.get(number):
            refusals[number] -= 1
            first = refusals[number] == 2
            self.answer(429, {"error": "too many calls"}, {"Retry-After": "2"} if first else {})
        elif number == "B-20":
            self.answer(500, {"error": "workshop fault"})
        elif number not in ORDERS:
            self.answer(404, {"error": "no such order"})
        else:
            if number == "B-18":
                refusals[number] = 3
            if number == "B-19":
                time.sleep(8)
            self.answer(200, {"order": number, "state": ORDERS[number]})

    def answer(self, status, body, headers=None):
        data = json.dumps(body).encode()
        with contextlib.suppress(ConnectionError):
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            for name, value in (headers or {}).items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(data)


print("Workshop API on http://127.0.0.1:8099, stop with Ctrl+C", flush=True)
ThreadingHTTPServer(("127.0.0.1", 8099), Workshop).serve_forever()
`;

/** The component of task 3. */
export const ORDER_STATUS = String.raw`import asyncio
from urllib.parse import quote

import httpx
from lfx.custom.custom_component.component import Component
from lfx.io import IntInput, MessageTextInput, Output, SecretStrInput, StrInput
from lfx.schema import Data


class OrderStatus(Component):
    display_name = "Order Status"
    description = "Looks up the state of one workshop order by its number, such as B-17."
    icon = "wrench"
    name = "OrderStatus"

    inputs = [
        SecretStrInput(name="api_key", display_name="API Key", required=True),
        StrInput(name="base_url", display_name="Base URL", value="http://127.0.0.1:8099"),
        MessageTextInput(name="order_number", display_name="Order Number", tool_mode=True),
        IntInput(name="max_tries", display_name="Max Tries", value=4, advanced=True),
        IntInput(name="seconds", display_name="Timeout in Seconds", value=3, advanced=True),
    ]
    outputs = [Output(name="order", display_name="Order", method="fetch_order")]

    async def fetch_order(self) -> Data:
        number = (self.order_number or "").strip()
        reply = await self._ask(f"{self.base_url}/orders/{quote(number, safe='')}")
        if reply.status_code == 401:
            raise ValueError("The workshop refused the API key (401). Renew WORKSHOP_API_KEY.")
        if reply.status_code == 403:
            raise ValueError("The API key is known but may not read orders (403).")
        if reply.status_code == 404:
            return Data(data={"error": f"There is no order {number}."})
        if reply.status_code == 429:
            raise ValueError("The workshop is still busy (429). Try again in a few minutes.")
        if reply.is_error:
            raise ValueError(f"The workshop has a fault ({reply.status_code}). Tell its operator.")
        self.status = f"Order {number} found"
        return Data(data=reply.json())

    async def _ask(self, url: str) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.api_key}"}
        tries = max(1, self.max_tries or 1)
        reply, wait = None, 1
        async with httpx.AsyncClient(headers=headers, timeout=self.seconds or 3) as client:
            for attempt in range(1, tries + 1):
                try:
                    reply = await client.get(url)
                except httpx.TimeoutException:
                    reply = None
                except httpx.ConnectError:
                    raise ValueError(f"Nothing answers at {self.base_url}.") from None
                if reply is not None and reply.status_code != 429:
                    return reply
                if attempt < tries:
                    asked = reply.headers.get("Retry-After", "") if reply is not None else ""
                    pause = min(int(asked), 30) if asked.isdigit() else wait
                    self.log(f"Try {attempt} of {tries} failed, next one in {pause} s")
                    await asyncio.sleep(pause)
                    wait = min(wait * 2, 30)
        if reply is None:
            raise ValueError(f"The workshop did not answer in time, {tries} times.")
        return reply
`;
