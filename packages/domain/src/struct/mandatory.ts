/** The message of a required field that has no rule of its own (spec, section 5: "Field is mandatory."). */
export const mandatory = 'Field is mandatory.'
