/** The steps that somebody takes with a bill, in the order in which they are offered, and their words. */
export const stepKeys = {
  submit: 'bill.step.submit',
  pass: 'bill.step.pass',
  confirm: 'bill.step.confirm',
  withdraw: 'bill.step.withdraw',
  refuse: 'bill.step.refuse',
  dispute: 'bill.step.dispute',
  reopen: 'bill.step.reopen',
  void: 'bill.step.void',
} as const
export type Step = keyof typeof stepKeys

/** Why somebody cannot take a step that others can, or not yet. */
export const refusalKeys = {
  ownAudit: 'bill.refusal.ownAudit',
  otherSubmitter: 'bill.refusal.otherSubmitter',
  monthGoesOn: 'bill.refusal.monthGoesOn',
} as const
