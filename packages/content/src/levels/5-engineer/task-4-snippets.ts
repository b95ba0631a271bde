/** Listings of the task "Team Leadership & Training". */

export const matrix = `0 = new to it, 1 = can follow, 2 = can do alone, 3 = can teach

| Skill                         | Ada | Ben | Chi | Needed by |
| ----------------------------- | --- | --- | --- | --------- |
| Change prompts and models     |     |     |     | everyone  |
| Build a flow from a template  |     |     |     | everyone  |
| Find errors in Traces         |     |     |     | two       |
| Call a flow from outside      |     |     |     | two       |
| Write a custom component      |     |     |     | one       |
| Run and update the server     |     |     |     | two       |
| Explain the risks             |     |     |     | two       |`;

export const addPeople = `"""Creates and activates accounts. Each password is shown once."""
import json
import os
from secrets import token_urlsafe
from urllib.request import Request, urlopen

SERVER = os.environ["TEAM_SERVER"]
KEY = os.environ["TEAM_ADMIN_KEY"]


def call(method: str, path: str, body: dict) -> dict:
    request = Request(
        f"{SERVER}/api/v1/users/{path}",
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "x-api-key": KEY},
        method=method,
    )
    with urlopen(request) as answer:
        return json.load(answer)


for name in ["ada", "ben", "chi"]:
    password = token_urlsafe(12)
    user = call("POST", "", {"username": name, "password": password})
    call("PATCH", user["id"], {"is_active": True})
    print(name, password)`;

export const agreement = `# How we work

1. One builder per flow at a time. The owner stands in the description.
2. Each of us has a project.
3. Save a version before every change.
4. Finished flows are locked. Only the owner unlocks them.
5. A Langflow API key belongs to one person or one application.
6. Stuck for 30 minutes? Ask. Solved it? Write it down.
7. Anyone may switch off a flow that harms customers.`;

export const path = `| Week | Learn                 | Show at the end                       |
| ---- | --------------------- | ------------------------------------- |
| 1    | Level 1, Simple Agent | A tool call, explained to a colleague |
| 2    | Half-day workshop     | Own flow with a saved version         |
| 3-4  | Level 2               | Flow with memory, without literal keys |
| 5-6  | A real task, in pairs | Reviewed flow in staging              |
| 7    | Teach one topic       | 15 minutes for the others             |`;

export const workshop = `| Time  | Part                   | What happens                           |
| ----- | ---------------------- | -------------------------------------- |
| 09:00 | Arrive                 | Everyone signs in, sends one message   |
| 09:20 | Show                   | Leader builds Book Club Host           |
| 09:45 | Build                  | Pairs build it                         |
| 10:30 | Break                  |                                        |
| 10:45 | Change                 | Change one thing, compare              |
| 11:20 | Break it               | Find the faults of another pair        |
| 12:00 | Transfer               | One idea for your own work             |
| 12:20 | Close                  | Exit questions                         |`;

export const exercise = `You host a reading club. The book of this month is {book}.
Your members like {taste}.
Ask one open question at a time. Never reveal how the book ends.`;

export const exit = `1. I could build today's flow again without help. (1 to 5)
2. What was the most confusing moment?
3. Which task of mine will I try next?`;

export const officeHours = `| Date | Who | Question | Cause | Answer | Where it is written now |
| ---- | --- | -------- | ----- | ------ | ----------------------- |
|      |     |          |       |        |                         |

Bug report
What I did, step by step:
What I expected, what I saw:
Versions of Langflow, Python and operating system:
Text of the error (without keys or customer data):`;

export const scorecard = `| Measure                        | Before | After 8 weeks | How counted     |
| ------------------------------ | ------ | ------------- | --------------- |
| People who build alone (2 up)  |        |               | skills matrix   |
| Days from idea to staging      |        |               | repository      |
| Questions asked twice          |        |               | office-hours log |
| Flows without an owner         |        |               | monthly check   |`;
