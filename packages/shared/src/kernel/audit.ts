/** Dictionary AUDIT_STATUS. */
export const auditStatuses = { draft: 0, submitted: 1, passed: 2, rejected: 3 } as const
