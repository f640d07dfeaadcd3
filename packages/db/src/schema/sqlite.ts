import { sqliteSchema } from './index.ts'

/** The tables one by one, which is how drizzle-kit finds them. */
export const {
  tenant,
  maintenanceGrant,
  dictEntry,
  menu,
  role,
  knownPermission,
  user,
  membership,
  session,
  signInAttempt,
  signInFailure,
  idempotencyKey,
  numberSequence,
  operateRecord,
  auditRecord,
  customer,
  inboundOrder,
  inboundContainer,
  inboundProduct,
  savedView,
  listPreference,
} = sqliteSchema
