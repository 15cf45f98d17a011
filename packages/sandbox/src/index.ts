export { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts'
export { type Fault, type FaultKind, faultKinds } from './faults/Fault.ts'
export { type WorldName, worldPlans } from './make/worldPlans.ts'
export { DEMO_PASSWORD, type Persona, type PersonaName, personas } from './personas.ts'
