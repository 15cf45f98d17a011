/** JSON that a handler has written itself. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
