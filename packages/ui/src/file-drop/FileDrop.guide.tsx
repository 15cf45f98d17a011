import { example, guideTo } from '../guide/guideTo.ts'
import { FileDrop } from './FileDrop.tsx'

export const guide = guideTo(FileDrop, {
  shownIn: 'Together/Form controls',
  use: ['for one file, chosen or dropped'],
  instead: [['The rows can be pasted.', 'Textarea']],
  dos: [
    example(
      <FileDrop label="Choose a CSV file" accept=".csv" hint="or drop it here" onFile={() => undefined} />,
      'A verb and the kind of file; dropping is only a shortcut.',
    ),
    example(
      <FileDrop
        label="Choose a CSV file"
        accept=".csv"
        error="drivers.xlsx is a spreadsheet. Save it as CSV and choose it again."
        onFile={() => undefined}
      />,
      'It says what is wrong with which file, and how to fix it.',
    ),
  ],
  donts: example(
    <FileDrop label="Upload" onFile={() => undefined} />,
    "Users aren't told what kind of file is expected.",
  ),
  keys: [
    ['Tab', 'focuses it'],
    ['Space', 'opens the file picker'],
  ],
  accessibility: ["The browser's own file input, so it works without dropping.", 'Hint and error are its description.'],
})
