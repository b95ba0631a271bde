import type { AuthoredTask } from 'course-kit/model';
import { components } from '../../components.js';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';

export const componentChaining: AuthoredTask = {
  title: 'Advanced Component Chaining',
  description: 'Combine routing, loops and data operations in a flow that handles more than one case.',
  duration: 'Week 1-2',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 120, most: 120 },
  introduction: [
    'The bicycle shop collects reviews and wants to answer those that have waited too long. You build a flow that takes a list of reviews, keeps the late ones and drafts a reply to each. Any other message gets a fixed hint instead.',
    'You will use three patterns that return in almost every larger flow: choose a path, narrow the data, repeat a job. Their order matters. Decisions that are cheap come first, and model calls come last.',
  ],
  flow: drawFlow({
    title: 'Review Desk',
    nodes: {
      inbox: components.chatInput,
      branch: {
        title: 'Is it a list?',
        detail: 'If-Else',
        inputs: ['Text Input: Message'],
        outputs: ['True: Message', 'False: Message'],
      },
      hint: { ...components.chatOutput, title: 'Hint', detail: 'Chat Output' },
      read: {
        title: 'Read list',
        detail: 'Data Operations',
        inputs: ['Text Input: Message'],
        outputs: ['Table: Table'],
      },
      late: {
        title: 'Late ones',
        detail: 'Data Operations',
        inputs: ['Table: Table'],
        outputs: ['Table: Table'],
      },
      loop: {
        title: 'Loop',
        inputs: ['Inputs: Table', 'Looping: Message'],
        outputs: ['Item: JSON', 'Done: Table'],
      },
      line: { title: 'Parser', inputs: ['JSON or Table: JSON'], outputs: ['Parsed Text: Message'] },
      writer: { ...components.languageModel, detail: 'drafts one reply', inputs: ['Input: Message'] },
      replies: { title: 'Replies', detail: 'Chat Output', inputs: ['Inputs: Table'] },
    },
    connections: [
      'inbox.Chat Message -> branch.Text Input',
      'branch.True -> read.Text Input',
      'branch.False -> hint.Inputs',
      'read.Table -> late.Table',
      'late.Table -> loop.Inputs',
      'loop.Item -> line.JSON or Table',
      'line.Parsed Text -> writer.Input',
      'writer.Model Response -> loop.Looping',
      'loop.Done -> replies.Inputs',
    ],
  }),
  steps: [
    {
      title: 'Plan before you place',
      instruction: [
        'Create a **Blank Flow** named `Review Desk` and write the two cases into a note: "list of reviews: reply to the late ones" and "anything else: explain what to send".',
        'Add one rule: choose **before** you repeat. **If-Else** does not work inside a **Loop**, so every decision has to happen on the way there. Then add **Chat Input** and unfold it with **Show More**, **Expand**. Open **Input Text** with its expand icon and paste the list there, so that its line breaks are kept.',
      ],
      snippets: [
        {
          label: 'List of reviews',
          language: 'text',
          code: 'customer|days_waiting|review\nAna|1|Quick repair, the brakes feel new again.\nBen|6|Nobody called me back about my tube.\nChloe|4|Good price, but the shop was hard to find.\nDario|0|Lovely people!',
        },
      ],
      expect: 'The canvas holds your note and one component with five lines of text.',
      adds: ['inbox'],
      facts: ['2.1-1', '2.3-7', '1.2-5', '1.3-9'],
    },
    {
      title: 'Choose a path with If-Else',
      instruction: [
        'Add **If-Else**, rename it `Is it a list?` and connect **Chat Input** to **Text Input**. Choose the operator `contains` and type `|` into **Match Text**. Lists have that sign, other messages rarely do.',
        'Click **If-Else**, select **Parameters**, then **Add** in the row of **Case False**. Close the panel and paste the text below into the new field. Leave **Case True** alone: then the original text passes on. Run **Chat Input**, then **If-Else**, and inspect the output. Repeat with `Hello` as input, and put the list back.',
      ],
      snippets: [
        {
          label: 'Case False',
          language: 'text',
          code: 'Please send a list with the columns customer, days_waiting and review, separated by the sign |.',
        },
      ],
      expect: 'The list leaves through **True**. For `Hello`, your hint leaves through **False**.',
      failure:
        'A missing **Case False** sends the message itself back, which looks as if the flow repeats its users.',
      adds: ['branch'],
      facts: ['2.3-3', '2.3-4', '1.2-10', '1.2-11'],
    },
    {
      title: 'Finish the short path',
      instruction: [
        'Add **Chat Output**, name it `Hint` and connect **False** to it. One path is complete, and it needs no model: a fixed sentence is faster, cheaper and always the same.',
        'A flow may have several **Chat Output** components, one for each path. Names keep them apart.',
      ],
      expect: 'The port **False** leads to `Hint`, and **True** is still free.',
      adds: ['hint'],
      facts: ['2.3-3', '2.3-4', '1.3-20', '2.2-20'],
    },
    {
      title: 'Read the list and keep the late ones',
      instruction: [
        'Add **Data Operations** as `Read list`: **Input Type** is **Text**, **Operation** is **Text to DataFrame**. Connect **True** to it.',
        'Add a second one as `Late ones`: **Input Type** is **Table**, **Operation** is **Filter**, the column is `days_waiting`, the operator `greater than`, the value `2`. Connect the first to the second. Run the components from left to right and inspect the last.',
      ],
      expect: 'Two rows remain: Ben and Chloe.',
      failure:
        'No table port on the second component? Set its **Input Type** first; its ports and operations follow from that.',
      adds: ['read', 'late'],
      facts: ['2.2-12', '2.2-14', '2.2-15', '2.3-11'],
    },
    {
      title: 'Take the rows one by one',
      instruction: [
        'Add **Loop** and connect the filtered table to **Inputs**. The loop hands out one row at a time through **Item**, as JSON.',
        'A model wants text, so add **Parser**, connect **Item** to it and paste the template. The loop is still open: nothing tells it that a row is done. You close it in the next step.',
      ],
      snippets: [
        {
          label: 'Parser template',
          language: 'text',
          code: '{customer} has waited {days_waiting} days for a reply to this review: {review}',
        },
      ],
      expect: '**Item** leads to **Parser**, and **Done** has no line yet.',
      adds: ['loop', 'line'],
      facts: ['2.3-7', '2.2-10', '2.2-11'],
    },
    {
      title: 'Close the loop',
      instruction: [
        'Add **Language Model**, choose a model and type the text below into **System Message**. Connect **Parser** to its **Input**.',
        'Now draw the line that makes it a loop: from the output of **Language Model** back to the looping port of **Loop**. When all rows are done, **Done** hands on the collected results. Connect it to a second **Chat Output** named `Replies`.',
      ],
      snippets: [
        {
          label: 'System Message',
          language: 'text',
          code: 'You work for Wheelhouse, a bicycle shop. Write a reply of two sentences to the review. Greet the customer by name and apologize for the wait. Promise nothing.',
        },
      ],
      expect: 'One line runs back to **Loop**, and **Done** leads to `Replies`.',
      failure:
        'The back line ends at the looping port beside **Item**, not at **Inputs**. A line into **Inputs** would replace your table.',
      adds: ['writer', 'replies'],
      facts: ['2.3-7', '2.3-8', '2.1-5', '1.3-12'],
    },
    {
      title: 'Test both cases',
      instruction: [
        'Open the **Playground** and send `Hello`. In a **New Chat**, send the list of step 1. The second run takes longer, because the model is called once for each remaining row.',
        'Open **Traces** in the sidebar and click the run. Count the calls of **Language Model**.',
      ],
      expect:
        '`Hello` brings the hint. The list brings a table with two drafts, for Ben and for Chloe, and two model calls.',
      failure:
        'More columns than you expected? The loop collects messages with their details. Inspect the output of **Loop** and look for the column with the text.',
      facts: ['2.3-7', '2.3-19', '1.2-13', '3.4-2', '3.4-3'],
    },
    {
      title: 'Break it and find the fault',
      instruction: [
        'Change `{review}` in the **Parser** template to `{reviews}` and send the list again. The drafts become vague, or the run stops with an error.',
        'Search as you would for a real fault: inspect the output of each component, going backward from the bad result until you meet one that is right. The fault sits between the two. Repair the template.',
        'For longer searches, select **Freeze** on `Late ones`. It and everything before it keep their last result while you work behind it. Switch it off afterwards.',
      ],
      expect: 'You find a gap where the review should be, and a complete table one step earlier.',
      failure: 'A forgotten **Freeze** answers every new list with the old one.',
      facts: ['2.3-16', '2.3-17', '2.2-11', '1.3-14'],
    },
    {
      title: 'Tidy up and choose the right pattern',
      instruction: [
        'Drag a frame around `Read list` and `Late ones` with `Shift` held down and select **Group**. Save a version.',
        'Note when to use what. **Loop** is for several steps per row. **Batch Run** sends one column to a model in a single component and adds the column `model_response`. **Smart Router** chooses a path by meaning, where **If-Else** compares letters.',
        'To go further, replace **If-Else** with **Smart Router**, define the routes `Reviews` and `Question`, and give questions a **Language Model** of their own.',
      ],
      expect: 'Both cases still work after grouping, and **Version History** has a new entry.',
      warning: 'A router that uses a model costs one call per message, and it can be wrong.',
      facts: ['1.3-16', '2.3-5', '2.3-7', '2.3-9', '2.3-18', '1.4-8'],
    },
  ],
  resources: [
    {
      title: 'Research Translation Loop template',
      href: tool.template('Research Translation Loop'),
      description:
        'A loop around a parser and a model. The gallery shows it only with the arXiv bundle installed.',
    },
  ],
  links: [
    { title: 'If-Else', href: tool.docs('if-else'), description: 'All operators.' },
    { title: 'Loop', href: tool.docs('loop'), description: 'How items and results travel.' },
    { title: 'Data Operations', href: tool.docs('operations'), description: 'Examples for each input type.' },
    { title: 'Smart Router', href: tool.docs('smart-router'), description: 'Routes by meaning.' },
  ],
};
