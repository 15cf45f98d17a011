/**
 * Roles that table elements have anyway. They are written out because some browsers drop them as soon as CSS
 * changes `display`, which is how rows become cards; spread, so that each stands here once with this reason.
 */
export const asTable = { role: 'table' }
export const asRowGroup = { role: 'rowgroup' }
export const asRow = { role: 'row' }
export const asHeader = { role: 'columnheader' }
export const asRowHeader = { role: 'rowheader' }
export const asCell = { role: 'cell' }

/** A row of placeholders: the table says that it is busy. */
export const asSilentRow = { role: 'row', 'aria-hidden': true } as const
