/** Systems of others that the product talks to. */
export const outsideSystems = [
  'customerPlatform',
  'contractSystem',
  'financePlatform',
  'mail',
] as const
export type OutsideSystem = (typeof outsideSystems)[number]

/** How a simulator can be made to fail: the ways in which real systems do. */
export const connectorFaults = [
  'none',
  'silent',
  'slow',
  'error',
  'garbage',
  'refusal',
  'bounce',
] as const
export type ConnectorFault = (typeof connectorFaults)[number]

const ofPlatforms = ['none', 'silent', 'slow', 'error', 'garbage', 'refusal'] as const

/** The faults that each of them can have: mail that was taken may come back, and its server answers in no text. */
export const faultsOf: Readonly<Record<OutsideSystem, readonly ConnectorFault[]>> = {
  customerPlatform: ofPlatforms,
  contractSystem: ofPlatforms,
  financePlatform: ofPlatforms,
  mail: ['none', 'silent', 'slow', 'error', 'refusal', 'bounce'],
}
