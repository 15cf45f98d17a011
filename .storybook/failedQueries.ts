import { configure } from 'storybook/test'

/**
 * Adds to the message of a failed query what the DOM printed below it can't show: labels that don't reach the control
 * whose id they name.
 */
export function explainFailedQueries(): void {
  configure(({ getElementError }) => ({
    getElementError: (message, container) => getElementError([message, ...deadLabels()].join('\n'), container),
  }))
}

function deadLabels(): string[] {
  return [...document.querySelectorAll<HTMLLabelElement>('label[for]')].flatMap((label) => {
    const { htmlFor, control, textContent } = label
    const [named, ...more] = document.querySelectorAll<HTMLInputElement>(`[id="${CSS.escape(htmlFor)}"]`)
    const isReached = named && control === named && [...(named.labels ?? [])].includes(label)
    if (isReached) return []
    const reached = control ? `reaches ${control.outerHTML.slice(0, 100)}` : 'reaches no control'
    const ids = `${named ? more.length + 1 : 0} elements have the id ${htmlFor}`
    return `The label “${textContent}” ${reached}; ${ids}, and the first of them has ${named?.labels?.length ?? 0} labels.`
  })
}
