/** An organisation as the API answers it, numbered so that tests can refer to it: `sampleId(7)` is its id. */
export function sampleOrganisation(number: number, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: sampleId(number),
    name: `Organisation ${number}`,
    subcontractor: false,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...fields,
  }
}

export function sampleId(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
}
