/** The documents of the bicycle shop: one rule per line, so that splitting at line breaks keeps each rule whole. */
export const HANDBOOK = `Opening hours: Spoke & Co. is open Tuesday to Saturday from 9:30 to 18:00. On Thursdays we stay open until 20:00.
Loan bikes: A loan bike costs 12 dollars per day and needs a deposit of 80 dollars. It is free while your own bike stays with us for more than 3 days.
Warranty: Our repairs carry a warranty of 18 months. Brake pads, tires and chains are not covered.
Pickup: We keep a finished bike for 14 days free of charge. After that, storage costs 2 dollars per day.
Batteries: We do not open or repair batteries of electric bikes. We send them to the maker, which takes about 5 weeks.`;

export const PRICES = `Puncture: 15 dollars with a new tube, ready within one hour.
Small service: 49 dollars for brakes, gears and bolts, takes one day.
Large service: 129 dollars, also covers bearings and wheels, takes three days.`;

export const TEST_QUESTIONS = `I need a loan bike for two days. How much money do I have to bring, deposit included?
My electric bike has a dead battery. Can you repair it?
Do you sell helmets for children?
What does a large service cost?`;

export const ANSWER_RULES = `You answer customers of the bicycle shop Spoke & Co. Use only the excerpts below. If they do not contain the answer, reply: I cannot find that in our documents. End with the name of the rule you used.

Excerpts:
{context}

Question:
{question}`;
