/** Settings of the lab server of task 4, in the order in which steps add them. */
export const SECURE_ENV = `LANGFLOW_CONFIG_DIR=/full/path/to/bike-shop/secure-lab
LANGFLOW_SAVE_DB_IN_CONFIG_DIR=True
LANGFLOW_AUTO_LOGIN=False
LANGFLOW_SUPERUSER=shop-admin
LANGFLOW_SUPERUSER_PASSWORD=choose-your-own
LANGFLOW_SECRET_KEY=paste-the-generated-key
LANGFLOW_NEW_USER_IS_ACTIVE=False
LANGFLOW_ENABLE_SIGNUP=False
LANGFLOW_ENABLE_SUPERUSER_CLI=False`;

export const CODE_LINES = `LANGFLOW_ALLOW_CUSTOM_COMPONENTS=false
LANGFLOW_COMPONENTS_PATH=./components`;

export const CALLER_LINES = `LANGFLOW_CORS_ORIGINS=http://localhost:7860
LANGFLOW_RATE_LIMIT_PER_MINUTE=5
LANGFLOW_TWEAKS_POLICY=off
LANGFLOW_SSRF_PROTECTION_ENABLED=True
LANGFLOW_AUTHZ_AUDIT_ENABLED=True
DO_NOT_TRACK=True`;

/** Shows names of settings, never their values. */
export const NAME_PROBE = String.raw`import os

from lfx.custom.custom_component.component import Component
from lfx.io import Output, StrInput
from lfx.schema import Data


class NameProbe(Component):
    display_name = "Name Probe"
    description = "Lists the names of environment variables, never their values."
    icon = "eye"
    name = "NameProbe"

    inputs = [StrInput(name="prefix", display_name="Prefix", value="LANGFLOW_")]
    outputs = [Output(name="names", display_name="Names", method="list_names")]

    def list_names(self) -> Data:
        prefix = self.prefix or ""
        return Data(data={"names": sorted(key for key in os.environ if key.startswith(prefix))})
`;

export const RISK_LIST = `# Risks of our server

| Risk | Control | Checked on | What remains | Owner |
| --- | --- | --- | --- | --- |
| Strangers open the editor | sign-in | | | |
| A key leaks | credentials, rotation | | | |
| Someone runs harmful code | blocked custom code | | | |
| Users see each other's data | a server per tenant | | | |
| Callers change a flow | tweak policy | | | |
| Personal data leaves the house | choice of model, no telemetry | | | |`;
