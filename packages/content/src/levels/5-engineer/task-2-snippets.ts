/** Listings of the task "CI/CD Pipeline Implementation". */

export const instructions = `You answer questions for the support desk of Harbor Bikes. We are open from Tuesday to Saturday, 10 am to 6 pm. Repairs take three working days. If the answer is not in this text, say that you do not know and give the phone number 555 0100. Use at most three sentences.`;

export const breakFlow = `lfx validate flows/ --level 4
python3 - <<'PY'
import json
from pathlib import Path
flow = json.loads(Path("flows/Bike_Support.json").read_text(encoding="utf-8"))
del flow["name"]
Path("flows/broken.json").write_text(json.dumps(flow), encoding="utf-8")
PY
lfx validate flows/ --level 4; echo "exit code $?"
rm flows/broken.json`;

export const tests = `import pytest

ENDPOINT = "bike-support"


@pytest.mark.integration
def test_knows_how_long_a_repair_takes(flow_runner):
    answer = flow_runner(ENDPOINT, "How many working days does a repair take?").first_text_output()
    assert answer is not None
    assert "three" in answer.lower() or "3" in answer


@pytest.mark.integration
def test_passes_on_what_it_does_not_know(flow_runner):
    answer = flow_runner(ENDPOINT, "What does a helmet cost?").first_text_output()
    assert answer is not None
    digits = "".join(character for character in answer if character.isdigit())
    assert "5550100" in digits`;
