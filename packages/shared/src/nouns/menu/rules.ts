/** Why an entry that leads out of the product does not open; each is a reason of messages.ts. */
export const linkRefusals = ['menu.pathShape', 'menu.notFramed', 'menu.notSecure'] as const
export type LinkRefusal = (typeof linkRefusals)[number]
