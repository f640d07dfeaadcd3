/** One call that was to change something, as it is written down. */
export type CallEntry = {
  readonly tenantNode: string
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly reason: string
  readonly costMs: number
  readonly requestId: string
  readonly userId: string
  readonly account: string
  readonly realName: string
  readonly ip: string
}

/** Takes calls after they were answered, and writes them down together. */
export type CallLog = {
  add(entry: CallEntry): void
  /** Writes what is there; never throws. */
  flush(): Promise<void>
}
