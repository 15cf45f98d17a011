interface Shortcut {
  keys: readonly string[]
  does: string
}

interface ShortcutGroup {
  title: string
  shortcuts: readonly Shortcut[]
}

/** Every key that does more than a browser's own, by where it does so. */
export const shortcuts: readonly ShortcutGroup[] = [
  {
    title: 'Anywhere',
    shortcuts: [
      { keys: ['Ctrl K', 'Cmd K'], does: 'Search organisations, drivers and actions' },
      { keys: ['?'], does: 'Show this list' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  {
    title: 'In the tree of organisations',
    shortcuts: [
      { keys: ['Up', 'Down'], does: 'Go to the line above or below' },
      { keys: ['Right', 'Left'], does: 'Open and close a branch' },
      { keys: ['Home', 'End'], does: 'Go to the first or the last line' },
      { keys: ['A–Z'], does: 'Go to the next name that begins so' },
      { keys: ['Enter'], does: 'Show the organisation' },
    ],
  },
  {
    title: 'In lists and choices',
    shortcuts: [
      { keys: ['Shift'], does: 'With a press on a checkbox: select all rows since the last one' },
      { keys: ['Left', 'Right'], does: 'Go to the next tab or choice' },
      { keys: ['Up', 'Down'], does: 'Go through a menu or a list of results' },
    ],
  },
]
