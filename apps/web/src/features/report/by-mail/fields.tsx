import type { ReportPlan } from '@yuncang/shared/nouns/report-plan/contract'
import { recipientsAtMost } from '@yuncang/shared/nouns/report-plan/rules'
import { relativeRanges, rhythms, type Rhythm } from '@yuncang/shared/nouns/report/schedule'
import { checkEmail } from '@yuncang/shared/validate/email'
import { Form, Input, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { clock } from './said.ts'

type Kept = 'name' | 'recipients' | 'dateRange' | 'rhythm' | 'hour'
export type Fields = Pick<ReportPlan, Kept> &
  Partial<Pick<ReportPlan, 'weekday' | 'monthDay'>> & {
    /** Of a plan that is changed: whether it takes the filters that the screen has now. */
    isAsOnScreen?: boolean
  }

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const hours = [0, ...upTo(23)].map((value) => ({ value, label: clock(value) }))

/** What is typed of a plan. */
export function PlanFields({ hasRange }: { hasRange: boolean }) {
  const { t } = useTranslation()
  const rhythm = Form.useWatch<Rhythm | undefined>('rhythm')
  const checkAll = (_: unknown, given: string[] = []) => {
    const wrong = given.find((email) => checkEmail(email) !== undefined)
    return wrong === undefined
      ? Promise.resolve()
      : Promise.reject(new Error(t('reportPlan.recipientWrong', { email: wrong })))
  }
  return (
    <>
      <Form.Item
        name="name"
        label={t('reportPlan.field.name')}
        rules={[{ required: true, whitespace: true, message: t('reportPlan.nameMissing') }]}
      >
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="recipients"
        label={t('reportPlan.field.recipients')}
        extra={t('reportPlan.recipientsHint', { count: recipientsAtMost })}
        rules={[
          { required: true, type: 'array', message: t('reportPlan.recipientMissing') },
          { validator: checkAll },
        ]}
      >
        <Select
          mode="tags"
          maxCount={recipientsAtMost}
          tokenSeparators={[',', '，', ';', ' ']}
          open={false}
          suffixIcon={null}
        />
      </Form.Item>
      {hasRange && (
        <Form.Item
          name="dateRange"
          label={t('reportPlan.field.dateRange')}
          extra={t('reportPlan.rangeHint')}
          rules={[{ required: true, message: t('reportPlan.rangeMissing') }]}
        >
          <Select
            options={relativeRanges.map((value) => ({
              value,
              label: t(`reportPlan.range.${value}`),
            }))}
          />
        </Form.Item>
      )}
      <Form.Item name="rhythm" label={t('reportPlan.field.rhythm')}>
        <Radio.Group
          optionType="button"
          options={rhythms.map((value) => ({ value, label: t(`reportPlan.every.${value}`) }))}
        />
      </Form.Item>
      {rhythm === 'weekly' && (
        <Form.Item name="weekday" label={t('reportPlan.field.weekday')}>
          <Select
            options={upTo(7).map((value) => ({ value, label: t(`reportPlan.weekday.${value}`) }))}
          />
        </Form.Item>
      )}
      {rhythm === 'monthly' && (
        <Form.Item
          name="monthDay"
          label={t('reportPlan.field.monthDay')}
          extra={t('reportPlan.monthDayHint')}
        >
          <Select options={upTo(31).map((value) => ({ value, label: String(value) }))} />
        </Form.Item>
      )}
      <Form.Item name="hour" label={t('reportPlan.field.hour')}>
        <Select options={hours} />
      </Form.Item>
    </>
  )
}
