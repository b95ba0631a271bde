import type { AuthoredTask } from 'course-kit/model';
import { components } from '../../components.js';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';

export const inputOutputTypes: AuthoredTask = {
  title: 'Input/Output Type Mastery',
  description: 'Send one piece of information through every data type and learn which converter fits where.',
  duration: 'Week 1',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 90, most: 120 },
  introduction: [
    'One stock list of a bicycle shop travels through your flow: as a **Message**, as **JSON**, as a **Table** and back to text. After each stop you look at what the component really hands on.',
    'Most flows that refuse to connect, or connect and return nonsense, have a type problem. Steps 1 to 7 need no model and no key. Step 8 lets a model read prose, so it uses your model provider.',
  ],
  flow: drawFlow({
    title: 'Type Lab',
    nodes: {
      list: components.chatInput,
      wrap: {
        title: 'Type Convert',
        detail: 'for comparison',
        inputs: ['Input: Message'],
        outputs: ['JSON Output: JSON'],
      },
      read: {
        title: 'Read list',
        detail: 'Data Operations',
        inputs: ['Text Input: Message'],
        outputs: ['Table: Table'],
      },
      extract: {
        title: 'Structured Output',
        inputs: ['Input Message: Message'],
        outputs: ['Structured Output: Table'],
      },
      filter: {
        title: 'In stock',
        detail: 'Data Operations',
        inputs: ['Table: Table'],
        outputs: ['Table: Table'],
      },
      text: { title: 'Parser', inputs: ['JSON or Table: Table'], outputs: ['Parsed Text: Message'] },
      answer: components.chatOutput,
    },
    connections: [
      'list.Chat Message -> wrap.Input',
      'list.Chat Message -> read.Text Input',
      'list.Chat Message -> extract.Input Message',
      'read.Table -> filter.Table',
      'filter.Table -> text.JSON or Table',
      'text.Parsed Text -> answer.Inputs',
    ],
  }),
  steps: [
    {
      title: 'Sort the types into two families',
      instruction: [
        'Three types carry **information**. A **Message** (indigo) is text with chat details. **JSON** (red) is one set of named values. A **Table** (pink) is rows with columns.',
        'Four types carry an **ability**: **LanguageModel** (fuchsia), **Embeddings** (emerald), **Memory** (orange) and **Tool** (cyan). Converters exist for the first family. An ability only plugs into a port made for it.',
        'Create a **Blank Flow** named `Type Lab` and write both families into a note.',
      ],
      expect: 'Your note holds two lists: three types to convert, and four to plug in.',
      tip: '**Changed in 1.9:** JSON was called Data, and Table was called DataFrame. You still meet the old names in some labels.',
      facts: ['1.3', '2.2-1', '2.2-2', '2.2-17'],
    },
    {
      title: 'Start with a Message',
      instruction: [
        'Add **Chat Input** and unfold it with **Show More**, **Expand**. Open **Input Text** with its expand icon and paste the list there: the small field on the component is a single line and would drop the line breaks. Select **Run component**, then **Inspect output**.',
        'Besides the text you find fields such as the sender, a session and a timestamp. For the flow, your list is still **one** piece of text. Nobody has told it that there are rows.',
      ],
      snippets: [
        {
          label: 'Stock list',
          language: 'text',
          code: 'part|stock|price\nBrake pads|12|9.50\nInner tube|0|6.00\nChain|5|24.90\nBell|30|7.50',
        },
      ],
      expect: 'The output shows the five lines as text, together with the details of a chat message.',
      adds: ['list'],
      facts: ['2.2-6', '1.3-9', '2.1-7'],
    },
    {
      title: 'Change the wrapping with Type Convert',
      instruction: [
        'Add **Type Convert** and connect the output of **Chat Input** to it. Set **Output Type** to **JSON**, run the component and inspect its output. Then do the same with **Table**.',
        'The port changes its color, and the view changes its shape. But look for the price of a chain: it still sits in the middle of the text. This converter changes the **wrapping**. As long as the hidden switch **Auto Parse** is off, it does not read your rows.',
      ],
      expect: 'You see named values, then a table, and in both the list is one value called `text`.',
      tip: 'A red or pink port proves only the type. Whether the content has the keys you need, only **Inspect output** tells.',
      adds: ['wrap'],
      facts: ['2.2-4', '2.2-8', '2.2-9'],
    },
    {
      title: 'Turn text into real rows',
      instruction: [
        'Add **Data Operations**, rename it `Read list` with **Edit**, and connect **Chat Input** to its text input. Set **Input Type** to **Text** and **Operation** to **Text to DataFrame**.',
        'The operation splits each line at a separator. Check that the separator is `|`. Run the component and inspect its output.',
      ],
      expect: 'A table with four rows and the columns `part`, `stock` and `price`.',
      tip: '**Changed in 1.11:** one **Data Operations** component replaced three. In 1.9 and 1.10, look for **Text Operations** and **Table Operations**.',
      adds: ['read'],
      facts: ['2.2-12', '2.2-15', '1.3-20', '0.4'],
    },
    {
      title: 'Work with the Table',
      instruction: [
        'Add a second **Data Operations**, name it `In stock`, and set **Input Type** to **Table** first: only then does it offer a table port. Connect the table of `Read list` to it.',
        'Set **Operation** to **Filter**, the column name to `stock`, the operator to `greater than` and the value to `0`. Run and inspect.',
        'Each of these components does one operation. To sort the result as well, you would chain a third one.',
      ],
      expect: 'Three rows remain. The inner tube is gone.',
      failure: 'Column names must match to the letter. `Stock` is not `stock`.',
      adds: ['filter'],
      facts: ['2.2-12', '2.2-14', '2.3-11'],
    },
    {
      title: 'Turn rows back into text',
      instruction: [
        'Prompts and chats want text. Add **Parser**, connect the filtered table and keep the mode **Parser**. Paste the template below, run the component and inspect its output.',
        'Now switch the mode to **Stringify** and run it again. This mode writes down everything it gets, which is handy for debugging. Switch back to **Parser**, the better choice for readers.',
      ],
      snippets: [
        { label: 'Parser template', language: 'text', code: '{part}: {stock} in stock, {price} euros each' },
      ],
      expect: 'A text of three lines. The first names the brake pads, 12 in stock.',
      warning:
        "If a name in braces isn't a column, the run fails. Inspect the component before **Parser** and copy the names from there.",
      adds: ['text'],
      facts: ['2.2-10', '2.2-11', '1.3-5'],
    },
    {
      title: 'Look at a gray port',
      instruction: [
        'Add **Chat Output**, unfold it with **Show More**, **Expand**, and hover over its input. The port is gray because it takes several types: Message, JSON and Table.',
        'Connect **Parser**, run **Chat Output** and inspect the result. Then remove that line with `Backspace`, connect the table of `In stock` instead, and run again. Both work. Decide which you would show to a customer, and end with **Parser** connected.',
      ],
      expect: 'With **Parser** you get three tidy lines. With the table you get raw rows.',
      adds: ['answer'],
      facts: ['1.3-10', '2.2-20', '2.1-5', '1.1'],
    },
    {
      title: 'Let a model read prose',
      instruction: [
        "Colleagues do not write tables. Replace the **Input Text** of **Chat Input** with the prose below. It says the same, but **Text to DataFrame** can't read it: there are no columns to split.",
        'Add **Structured Output** and connect **Chat Input** to **Input Message**. Choose a model in its **Language Model** list. Open **Output Schema**, remove the row `field` and enter three rows: `part` as `str`, `stock` as `int` and `price` as `float`.',
        'The component has two outputs, and both are called **Structured Output**: one is JSON, the other a Table. Hover over the port to read its type, and choose the Table. Run from left to right, and inspect.',
      ],
      snippets: [
        {
          label: 'The same stock as prose',
          language: 'text',
          code: 'We have twelve brake pads left at 9.50 each and five chains for 24.90. Inner tubes, 6 euros, are sold out. There are thirty bells at 7.50.',
        },
      ],
      expect: 'A table with the same three columns and one row per part.',
      tip: '**Language Model** is a list here, not a port. A port for another model component appears only after you choose **Connect other models** in the list.',
      adds: ['extract'],
      facts: ['2.2-16', '2.2-17', '1.3-7', '1.3-8', '4.2'],
    },
    {
      title: 'Swap the source and keep your rules',
      instruction: [
        'Remove the line from `Read list` to `In stock` and connect the table of **Structured Output** instead. Run from left to right. Nothing behind the swap had to change, because type **and** column names are the same. `Ctrl+Z` brings the old line back.',
        'Finish your note with three rules. **Type Convert** changes the wrapping. **Parser** makes text from values. **Structured Output** makes values from prose. Save a version.',
      ],
      expect: '**Chat Output** shows the same three parts, whichever source you connect.',
      tip: 'A model can misread a number. Where the input has a fixed form, prefer the operation: it is exact and costs nothing.',
      facts: ['1.3-5', '2.2-8', '2.2-10', '2.2-16', '2.2-19', '1.1', '1.4-8'],
    },
  ],
  resources: [
    {
      title: 'Financial Report Parser template',
      href: tool.template('Financial Report Parser'),
      description: 'Structured Output and Parser at work in a ready-made flow.',
    },
  ],
  links: [
    { title: 'Data types', href: tool.docs('data-types'), description: 'What each type holds.' },
    { title: 'Type Convert', href: tool.docs('type-convert'), description: 'Its inputs and outputs.' },
    {
      title: 'Data Operations',
      href: tool.docs('operations'),
      description: 'Every operation with its fields.',
    },
    { title: 'Structured Output', href: tool.docs('structured-output'), description: 'Schemas in detail.' },
  ],
};
