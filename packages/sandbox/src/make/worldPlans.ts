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

const hidden = { subcontractor: true, personalDataHidden: true } as const

const masked: OrganisationPlan = {
  name: 'Silverline Haulage',
  drivers: 0,
  children: [{ name: 'Silverline Night', drivers: 45, ...hidden }],
}

/** The worlds that a story, a test or the server may start from. */
export const worldPlans = {
  small: () => small,
  empty: () => ({ name: 'Meridian Freight', drivers: 0 }),
  masked: () => masked,
  large,
  deep,
} as const satisfies Record<string, () => OrganisationPlan>

export type WorldName = keyof typeof worldPlans

/** 2,000 organisations with 20,000 drivers: a root, 40 regions, 49 depots in all but the last of them. */
function large(): OrganisationPlan {
  const depot = (region: number) => (_: unknown, index: number) => ({
    name: `Depot ${region + 1}-${index + 1}`,
    drivers: 10,
  })
  const regions = Array.from({ length: 40 }, (_, region) => ({
    name: `Region ${region + 1}`,
    drivers: 10,
    children: Array.from({ length: region === 39 ? 48 : 49 }, depot(region)),
  }))
  return { name: 'Meridian Worldwide', drivers: 10, children: regions }
}

/** 5,000 organisations, each below the one before. */
function deep(): OrganisationPlan {
  let plan: OrganisationPlan = { name: 'Level 5000', drivers: 1 }
  for (let level = 4999; level > 0; level -= 1)
    plan = { name: level === 1 ? 'Meridian Freight' : `Level ${level}`, drivers: level < 20 ? 2 : 0, children: [plan] }
  return plan
}
