/** Listings of the task "Consulting & Strategy". */

export const interview = `1. Walk me through the last time you did this. What came first?
2. Which part takes longest?
3. How often a week? Who else does it?
4. What happens when it goes wrong?
5. Where does the information live? Who may see it?
6. What have you tried already?
7. What would be different if it worked?
8. Who would be against it, and why?`;

export const baseline = `| Day | Mails | Minutes in total | Standard question? | Wrong or late |
| --- | ----- | ---------------- | ------------------ | ------------- |
| Mon |       |                  |                    |               |
| Tue |       |                  |                    |               |
| Wed |       |                  |                    |               |`;

export const cases = `0 to 3 points, more is better. A zero in the last two rows ends it.

| Criterion                         | Mail answers | Reading tips | Fines |
| --------------------------------- | ------------ | ------------ | ----- |
| Hours it costs today              |              |              |       |
| Rules exist in writing            |              |              |       |
| An error is noticed and harmless  |              |              |       |
| We may use the data               |              |              |       |`;

export const scope = `# Scope: draft answers for the lending desk

Problem:       ... mails a week, ... minutes each
Goal:          the desk checks a draft instead of writing
Included:      loans, fees, opening hours
Not included:  sending mails, member accounts, complaints
People:        Rosa decides, Tim tests, we build
Time:          two weeks to build, two weeks of trial
From you:      rules as text, 20 questions without names
Ends with:     the go/no-go meeting on ...`;

export const value = `| Measure               | Baseline | Target | Method                      |
| --------------------- | -------- | ------ | --------------------------- |
| Minutes per mail      |          | - 40 % | stopwatch, 20 mails         |
| Drafts sent unchanged |          | 60 %   | desk marks each draft       |
| Wrong statements      |          | 0      | Tim checks 20 test answers  |
| Cost per draft        |          | < 0.05 | tokens in Traces x price    |

Go:     all four targets met
Adjust: one missed, cause known, two more weeks
Stop:   two missed, or a wrong statement reached a member`;

export const risks = `| Risk                              | Chance | Harm | What we do              | Owner |
| --------------------------------- | ------ | ---- | ----------------------- | ----- |
| Draft contains a wrong fee        |        |      | a person reads each one | Tim   |
| Member data reaches a provider    |        |      |                         |       |
| Two customers on one server       |        |      | separate stacks         |       |
| A new release breaks the flow     |        |      | pin it, rehearse        |       |`;

export const rules = `Maple Street Library, rules for members
Loans: books four weeks, films one week.
Renewals: twice, unless somebody has reserved the item.
Fees: 0.20 per item and day, at most 5.00 per item. Children pay nothing.
Opening hours: Tuesday to Friday 11 to 19, Saturday 10 to 14.
Lost items: the price of a new copy plus 3.00.`;

export const prompt = `You draft mails for the lending desk of a library.
Use only these rules:
{Document}
If the rules do not answer the question, write: Please ask a colleague.
Write at most five sentences, friendly, without promises.`;

export const questions = `I am nine and my book is ten days late. What do I pay?
Can I renew a film that my neighbor has reserved?
My dog ate a book that costs 12.00. How much is it?
Are you open on Monday?
Can you waive my fee?`;

export const memo = `We recommend: go / adjust / stop
Because: (four numbers, target and result)
What surprised us:
Next three months: who builds, who runs it, who checks
Price: once ..., per month ...
What you can do without us:
Look again on ..., and stop if ...`;
