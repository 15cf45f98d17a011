interface Shortcut {
  keys: readonly string[]
  does: string
}

interface ShortcutGroup {
  title: string
  shortcuts: readonly Shortcut[]
}

/** Every shortcut beyond the browser's own, grouped by where it works. */
export const shortcuts: readonly ShortcutGroup[] = [
  {
    title: 'Anywhere',
    shortcuts: [
      { keys: ['Ctrl K', 'Cmd K'], does: 'Search organisations, drivers and actions' },
      { keys: ['?'], does: 'Show keyboard shortcuts' },
      { keys: ['Alt T'], does: 'Go to the messages, which then stay' },
      { keys: ['Esc'], does: 'Close the open dialog or menu' },
    ],
  },
  {
    title: 'In the organisation tree',
    shortcuts: [
      { keys: ['Up', 'Down'], does: 'Move up or down' },
      { keys: ['Right', 'Left'], does: 'Expand or collapse a branch' },
      { keys: ['Home', 'End'], does: 'Go to the first or last organisation' },
      { keys: ['A–Z'], does: 'Jump to the next match' },
      { keys: ['Enter'], does: 'Open the organisation' },
    ],
  },
  {
    title: 'In a list of people',
    shortcuts: [
      { keys: ['J', 'K'], does: 'Move down or up a row' },
      { keys: ['Enter'], does: 'Open the person' },
      { keys: ['X'], does: 'Select or deselect the row' },
      { keys: ['B'], does: 'Go to the actions on selected rows, and back' },
      { keys: ['/'], does: 'Search the list' },
    ],
  },
  {
    title: 'On a driver opened from a list',
    shortcuts: [
      { keys: ['J'], does: 'Go to the next driver' },
      { keys: ['K'], does: 'Go to the previous driver' },
      { keys: ['N'], does: 'Go to the next driver after an action' },
    ],
  },
  {
    title: 'In lists and choices',
    shortcuts: [
      { keys: ['Shift'], does: 'Hold while ticking a checkbox to select a range' },
      { keys: ['Left', 'Right'], does: 'Switch tab or option' },
      { keys: ['Up', 'Down'], does: 'Move through a menu, search results or rows' },
    ],
  },
]
