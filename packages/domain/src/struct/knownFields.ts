/** Every field name of every struct: the only keys that an error may print, since any other key comes from the payload. */
export const knownFields: Set<string> = new Set()
