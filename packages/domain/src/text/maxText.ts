/** The longest text field in code points (spec, section 9: "Text fields maximum 256 characters"). */
export const maxText = 256
