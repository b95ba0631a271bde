/** The component of task 1 and its test. */
export const STOCK_LOOKUP = String.raw`from lfx.custom.custom_component.component import Component
from lfx.io import MessageTextInput, MultilineInput, Output
from lfx.schema import Message


class StockLookup(Component):
    display_name = "Stock Lookup"
    description = "Finds the bicycle parts that a question mentions."
    icon = "bike"
    name = "StockLookup"

    inputs = [
        MultilineInput(
            name="stock_list",
            display_name="Stock List",
            info="One part per line: name, pieces, price.",
            value="chain, 14, 24.90\nbrake pads, 0, 12.50\ninner tube, 63, 7.20",
        ),
        MessageTextInput(name="question", display_name="Question"),
    ]
    outputs = [
        Output(name="note", display_name="Stock Note", method="build_note"),
    ]

    def build_note(self) -> Message:
        question = (self.question or "").lower()
        found = []
        for line in filter(str.strip, (self.stock_list or "").splitlines()):
            cells = [cell.strip() for cell in line.split(",")]
            if len(cells) != 3:
                raise ValueError(f"Stock List: '{line}' needs a name, pieces and a price.")
            part, pieces, price = cells
            if part.lower() in question:
                found.append(f"{part}: {pieces} in stock, {price} each")
        self.log(f"{len(found)} matching parts")
        return Message(text="\n".join(found) or "No listed part is mentioned.")
`;

export const STOCK_LOOKUP_TEST = String.raw`import pytest
from components.bike_shop.stock_lookup import StockLookup

STOCK = "chain, 14, 24.90\nbrake pads, 0, 12.50"


def test_finds_a_part_in_a_question():
    component = StockLookup().set(stock_list=STOCK, question="Is a Chain in stock?")
    note = component.build_note()
    assert note.text == "chain: 14 in stock, 24.90 each"


def test_says_when_nothing_fits():
    component = StockLookup().set(stock_list=STOCK, question="Do you sell helmets?")
    note = component.build_note()
    assert note.text == "No listed part is mentioned."


def test_names_the_line_that_is_wrong():
    component = StockLookup().set(stock_list="chain, 14", question="chain")
    with pytest.raises(ValueError, match="chain, 14"):
        component.build_note()
`;

/** The component of task 2: it replaces the one of task 1. */
export const STOCK_LOOKUP_2 = String.raw`from typing import Any

from lfx.custom.custom_component.component import Component
from lfx.io import DropdownInput, FloatInput, MessageTextInput, MultilineInput, Output
from lfx.schema import DataFrame, Message


class StockLookup(Component):
    display_name = "Stock Lookup"
    description = "Finds bicycle parts in stock, by a name in a question or by price."
    icon = "bike"
    name = "StockLookup"

    inputs = [
        MultilineInput(
            name="stock_list",
            display_name="Stock List",
            info="One part per line: name, pieces, price.",
            value="chain, 14, 24.90\nbrake pads, 0, 12.50\ninner tube, 63, 7.20",
        ),
        MessageTextInput(
            name="question",
            display_name="Question",
            info="A question that names a part, such as: is a chain in stock?",
            tool_mode=True,
        ),
        DropdownInput(
            name="search_by",
            display_name="Search By",
            options=["name", "price"],
            value="name",
            real_time_refresh=True,
        ),
        FloatInput(
            name="max_price",
            display_name="Highest Price",
            value=15.0,
            dynamic=True,
            show=False,
        ),
        DropdownInput(
            name="result_form",
            display_name="Result",
            options=["note", "note and table"],
            value="note and table",
            real_time_refresh=True,
        ),
    ]
    outputs = [
        Output(name="note", display_name="Stock Note", method="build_note", group_outputs=True),
        Output(name="rows", display_name="Parts", method="build_rows", group_outputs=True),
    ]

    def update_build_config(
        self, build_config: dict, field_value: Any, field_name: str | None = None
    ) -> dict:
        if field_name == "search_by":
            build_config["max_price"]["show"] = field_value == "price"
        return build_config

    def update_outputs(self, frontend_node: dict, field_name: str, field_value: Any) -> dict:
        if field_name == "result_form":
            count = 2 if field_value == "note and table" else 1
            frontend_node["outputs"] = self.outputs[:count]
        return frontend_node

    def _pre_run_setup(self):
        self.ctx.setdefault("searches", []).append(self.search_by)

    def _find(self) -> list[dict]:
        question = (self.question or "").lower()
        found = []
        for line in filter(str.strip, (self.stock_list or "").splitlines()):
            cells = [cell.strip() for cell in line.split(",")]
            if len(cells) != 3:
                raise ValueError(f"Stock List: '{line}' needs a name, pieces and a price.")
            row = {"part": cells[0], "pieces": int(cells[1]), "price": float(cells[2])}
            if self.search_by == "price":
                fits = row["price"] <= (self.max_price or 0)
            else:
                fits = row["part"].lower() in question
            if fits:
                found.append(row)
        return found

    def build_note(self) -> Message:
        lines = [f"{row['part']}: {row['pieces']} in stock, {row['price']:.2f} each" for row in self._find()]
        return Message(text="\n".join(lines) or "No listed part fits.")

    def build_rows(self) -> DataFrame:
        return DataFrame(self._find())
`;

export const STOCK_LOOKUP_2_TEST = String.raw`import pytest
from components.bike_shop.stock_lookup import StockLookup

STOCK = "chain, 14, 24.90\nbrake pads, 0, 12.50"


def test_finds_a_part_by_its_name():
    component = StockLookup().set(stock_list=STOCK, question="Is a Chain in stock?")
    assert component.build_note().text == "chain: 14 in stock, 24.90 each"


def test_finds_parts_by_price():
    component = StockLookup().set(stock_list=STOCK, search_by="price", max_price=15.0)
    assert list(component.build_rows()["part"]) == ["brake pads"]


@pytest.mark.parametrize(("choice", "shown"), [("price", True), ("name", False)])
def test_shows_the_price_field_only_when_it_is_needed(choice, shown):
    config = {"max_price": {"show": not shown}}
    changed = StockLookup().update_build_config(config, choice, "search_by")
    assert changed["max_price"]["show"] is shown


def test_names_the_line_that_is_wrong():
    component = StockLookup().set(stock_list="chain, 14", question="chain")
    with pytest.raises(ValueError, match="chain, 14"):
        component.build_note()
`;

export const DESK_REPORT = String.raw`from lfx.custom.custom_component.component import Component
from lfx.io import DataFrameInput, MultilineInput, Output
from lfx.schema import Message


class DeskReport(Component):
    display_name = "Desk Report"
    description = "Joins two lists of parts and counts the searches of this run."
    icon = "clipboard-list"
    name = "DeskReport"

    inputs = [
        MultilineInput(
            name="intro",
            display_name="Introduction",
            value="You serve a customer of a bicycle shop. Use only this report.",
        ),
        DataFrameInput(name="asked_parts", display_name="Asked Parts"),
        DataFrameInput(name="cheap_parts", display_name="Cheap Parts"),
    ]
    outputs = [Output(name="report", display_name="Report", method="build_report")]

    def _lines(self, table) -> str:
        if table is None or table.empty:
            return "none"
        return "; ".join(f"{row.part} ({row.pieces} pieces, {row.price:.2f})" for row in table.itertuples())

    def build_report(self) -> Message:
        searches = self.ctx.get("searches", [])
        return Message(
            text=f"{self.intro}\n"
            f"Asked for: {self._lines(self.asked_parts)}\n"
            f"Low price: {self._lines(self.cheap_parts)}\n"
            f"Searches in this run: {len(searches)}"
        )
`;
