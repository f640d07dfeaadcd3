import type { TestApp } from './app.ts'

/** What came of a call: its status with that of the record, or with the reason why it was refused. */
export async function outcome(
  app: TestApp,
  operation: string,
  input: object,
  as: string,
): Promise<unknown[]> {
  const { status, body } = await app.call(operation, input, as)
  return [status, status === 200 ? body.data.status : body.data.reason]
}
