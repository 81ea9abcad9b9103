// Hebrew, Arabic, related scripts and their presentation forms.
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** An argument of a message: right-to-left text is isolated, so that it does not reorder the sentence around it. */
export const isolated = (value: string | number): string =>
  typeof value === 'string' && rightToLeft.test(value) ? `\u2068${value}\u2069` : `${value}`
