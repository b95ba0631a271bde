/** Listings of the task "Enterprise Architecture Design". */

export const requirements = `| Question                   | Bike shop        | Bookshop      |
| -------------------------- | ---------------- | ------------- |
| Who builds flows?          | 2 colleagues     | 1 contractor  |
| Who uses them?             | Website visitors | 6 colleagues  |
| Requests in a busy hour    | 120?             | 20?           |
| Personal data?             | Names, orders    | Names         |
| Longest outage we accept   |                  |               |
| Where must the data stay?  |                  |               |
| Who is called at night?    |                  |               |`;

export const compose = `services:
  langflow:
    image: langflowai/langflow:\${LANGFLOW_TAG:?}
    restart: unless-stopped
    ports:
      - "127.0.0.1:\${PORT:?}:7860"
    depends_on:
      postgres:
        condition: service_healthy
    environment:
      LANGFLOW_DATABASE_URL: postgresql://langflow:\${DB_PASSWORD:?}@postgres:5432/langflow
      LANGFLOW_CONFIG_DIR: /app/langflow
      LANGFLOW_SECRET_KEY: \${SECRET_KEY:?}
      LANGFLOW_AUTO_LOGIN: "false"
      LANGFLOW_SUPERUSER: admin
      LANGFLOW_SUPERUSER_PASSWORD: \${ADMIN_PASSWORD:?}
      LANGFLOW_NEW_USER_IS_ACTIVE: "false"
      LANGFLOW_ENABLE_SIGNUP: "false"
    volumes:
      - files:/app/langflow

  postgres:
    image: postgres:16
    restart: unless-stopped
    environment:
      POSTGRES_USER: langflow
      POSTGRES_PASSWORD: \${DB_PASSWORD:?}
      POSTGRES_DB: langflow
    healthcheck:
      test: ["CMD-SHELL", "pg_isready -U langflow -d langflow"]
      interval: 5s
      timeout: 3s
      retries: 12
    volumes:
      - database:/var/lib/postgresql/data

volumes:
  database:
  files:`;

export const makeEnv = `"""Writes the settings of one tenant: python3 make_env.py NAME PORT"""
import sys
from pathlib import Path
from secrets import token_hex, token_urlsafe

name, port = sys.argv[1:3]
target = Path(f"{name}.env")
if target.exists():
    sys.exit(f"{target} exists already. Its secrets are in use, so it stays as it is.")
settings = {
    "LANGFLOW_TAG": "1.12.0",
    "PORT": port,
    "DB_PASSWORD": token_hex(16),
    "ADMIN_PASSWORD": token_hex(12),
    "SECRET_KEY": token_urlsafe(32),
}
target.write_text("".join(f"{key}={value}\\n" for key, value in settings.items()), encoding="utf-8")
print(f"Wrote {target}")`;

export const ask = `export FLOW_ID=YOUR_FLOW_ID
ask() {
  curl -s -X POST "http://127.0.0.1:7861/api/v1/run/$FLOW_ID?stream=false" \\
    -H "Content-Type: application/json" -H "x-api-key: $BIKES_KEY" \\
    -d "{\\"input_value\\": \\"$2\\", \\"input_type\\": \\"chat\\", \\"output_type\\": \\"chat\\", \\"session_id\\": \\"$1\\"}" |
    python3 -c "import json, sys; print(json.load(sys.stdin)['outputs'][0]['outputs'][0]['results']['message']['data']['text'])"
}
ask ada "I ride a red Comet. Please remember that."
ask ben "Which bike do I ride?"
ask ada "Which bike do I ride?"`;

export const scale = `services:
  langflow:
    depends_on:
      redis:
        condition: service_healthy
    environment:
      LANGFLOW_WORKERS: "2"
      LANGFLOW_JOB_QUEUE_TYPE: redis
      LANGFLOW_REDIS_QUEUE_URL: redis://redis:6379/1

  redis:
    image: redis:7
    restart: unless-stopped
    healthcheck:
      test: ["CMD", "redis-cli", "ping"]
      interval: 5s
      timeout: 3s
      retries: 12`;

export const decision = `# Decision 1: One stack per tenant

- Situation: two shops, one service team, personal data in both
- Decision: own process, network, disk, database and keys for each
- Rejected: one server with two projects, because ...
- Price: two stacks to update; about ... GB of memory more
- Weak spots: database ..., files ..., single server ..., model provider ...
- Image in use: tag ..., digest ...
- Backup: every ..., restored for practice on ...
- Missing before production: ...
- Review this decision on ...`;
