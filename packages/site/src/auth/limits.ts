/** The shortest password that the backend accepts by default, in characters. */
export const PASSWORD_MINIMUM = 6;

/** The longest address that mail can be sent to, in characters. */
export const EMAIL_MAXIMUM = 254;
