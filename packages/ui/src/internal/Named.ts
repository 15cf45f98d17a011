/** A control that nobody can name does not compile: a label by `id` (Field gives one), or a name of its own. */
export type Named =
  | { id: string; 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined }
  | { id?: string | undefined; 'aria-label': string; 'aria-labelledby'?: string | undefined }
  | { id?: string | undefined; 'aria-label'?: string | undefined; 'aria-labelledby': string }
