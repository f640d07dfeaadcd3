import { type Row, type Sample, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

const request = { title: '列表加一列', content: '入库订单列表加船名。' }

export const requirementWorld = async (app: TestApp) => ({
  requirement: (await app.data('requirement.create', request, 'kf')) as Row,
})
type RequirementWorld = Awaited<ReturnType<typeof requirementWorld>>

export const requirementSamples: Record<string, Sample<RequirementWorld>> = {
  'requirement.page': { as: 'kf', input: () => ({ status: 0 }) },
  'requirement.export': { as: 'kf' },
  'requirement.create': { as: 'kf', input: () => request },
  'requirement.step': {
    as: 'admin',
    input: ({ requirement }) => ({ ...versioned(requirement), step: 'accept', reply: '下个版本' }),
  },
}
