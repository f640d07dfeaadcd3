import type { Step } from './steps.ts'

/** The words of each step. */
export const stepKeys = {
  submit: 'contract.step.submit',
  withdraw: 'contract.step.withdraw',
  pass: 'contract.step.pass',
  refuse: 'contract.step.refuse',
  submitQuotation: 'contract.step.submitQuotation',
  withdrawQuotation: 'contract.step.withdrawQuotation',
  passQuotation: 'contract.step.passQuotation',
  refuseQuotation: 'contract.step.refuseQuotation',
  renew: 'contract.step.renew',
  noRenewal: 'contract.step.noRenewal',
  file: 'contract.step.file',
  unfile: 'contract.step.unfile',
  stop: 'contract.step.stop',
  resume: 'contract.step.resume',
  void: 'contract.step.void',
  remove: 'contract.step.remove',
} as const satisfies Record<Step, string>
