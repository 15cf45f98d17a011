import type { OrganisationPlan } from './makeOrganisations.ts'

const small: OrganisationPlan = {
  name: 'Meridian Freight',
  drivers: 138,
  children: [
    {
      name: 'North',
      drivers: 92,
      children: [
        { name: 'Harbour Depot', drivers: 34, children: [{ name: 'Quay Nine', drivers: 9 }] },
        { name: 'Polar Express Couriers', drivers: 12, subcontractor: true },
      ],
    },
    { name: 'South', drivers: 61 },
    {
      name: 'Kestrel Couriers',
      drivers: 28,
      subcontractor: true,
      children: [{ name: 'Kestrel Night Shift', drivers: 7 }],
    },
    { name: 'Silverline Haulage', drivers: 23, subcontractor: true, personalDataHidden: true },
    { name: 'Empty Yard', drivers: 0, invitationsOff: true },
  ],
}

/** The worlds that a story, a test or the server may start from. */
export const worldPlans = {
  small,
  empty: { name: 'Meridian Freight', drivers: 0 },
  masked: {
    name: 'Silverline Haulage',
    drivers: 0,
    children: [{ name: 'Silverline Night', drivers: 45, subcontractor: true, personalDataHidden: true }],
  },
} as const satisfies Record<string, OrganisationPlan>

export type WorldName = keyof typeof worldPlans
