/** Systems outside the house that we talk to. */
export const outsideSystems = ['customerPlatform', 'contractSystem'] as const
export type OutsideSystem = (typeof outsideSystems)[number]

/** How a simulator can be made to fail: the ways in which real systems do. */
export const connectorFaults = ['none', 'silent', 'slow', 'error', 'garbage', 'refusal'] as const
export type ConnectorFault = (typeof connectorFaults)[number]
