/** What help, notes, requests and outside systems need; see permissions.ts. */
export const deskPermissions = {
  'help.list': 'help:read',
  'help.search': 'help:read',
  'help.page': 'help:write',
  'help.create': 'help:write',
  'help.update': 'help:write',
  'help.remove': 'help:write',
  'instruction.page': 'instruction:use',
  'instruction.create': 'instruction:use',
  'instruction.update': 'instruction:use',
  'instruction.remove': 'instruction:use',
  'instruction.get': 'instruction:use',
  'instruction.research': 'instruction:use',
  'instruction.ofRoute': 'instruction:use',
  'requirement.page': 'requirement:use',
  'requirement.create': 'requirement:use',
  'requirement.step': 'requirement:handle',
  'customerSync.search': 'customer:write',
  'customerSync.take': 'customer:write',
  'customerSync.byName': 'customer:write',
  'customerSync.save': 'customer:write',
  'contractSync.sync': 'contract:sync',
  'contractSync.synchronize': 'contract:sync',
  'contractSync.connect': 'contract:sync',
  'connector.list': 'connector:disturb',
  'connector.setFault': 'connector:disturb',
} as const

/**
 * Rights that open something on screen, by the names of the specification (spec.md §6): documents to download, the
 * terminal apps, and subject and dates of the contract sync. Notes are changed by others than their author with the last.
 */
export const deskRights = [
  'homeDownFile',
  'homeDownApp',
  'syncContract',
  'document:write',
  'instruction:manage',
] as const
