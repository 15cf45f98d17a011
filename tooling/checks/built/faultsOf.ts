import type { Page } from 'playwright'

/** Errors, warnings and violations of a page, as they come. */
export function faultsOf(page: Page, ignored?: RegExp): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    const isFault = ['error', 'warning'].includes(message.type())
    if (isFault && !ignored?.test(message.text())) faults.push(message.text())
  })
  return faults
}
