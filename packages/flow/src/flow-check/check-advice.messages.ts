/** Texts that say what to do about what is missing. */
export const checkAdviceMessages = {
  component: 'Add {component}',
  connection: 'Connect {output} of {from} with {input} of {to}',
  addValue: 'Add “{value}” to {field} of {component}',
  removeValue: 'Take “{value}” out of {field} of {component}',
  setValue: 'Set {field} of {component} to “{value}”',
  changeValue: 'Change {field} of {component} to something other than “{value}”',
  setBetween: 'Set {field} of {component} to a number from {value} to {most}',
  setSince: 'Set {field} of {component} to {value} or newer',
  fillIn: 'Fill in {field} of {component}',
  makeEmpty: 'Clear {field} of {component}',
  takeVariable: 'Let {field} of {component} take the variable {value}',
  takeAnyVariable: 'Let {field} of {component} take a variable',
  makeSure: 'Make sure of this: {words}',
  taughtIn: 'Step {step}: {title}',
} as const;
