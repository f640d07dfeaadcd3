import { contractSubjectsOf } from '@yuncang/shared/nouns/tenant/rules'
import { App, DatePicker, Form, Input, Modal, Select } from 'antd'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, queryClient, trpc } from '../../api/client.ts'
import { failQuietly } from '../../api/fail-quietly.ts'
import { useCan, useSession } from '../../session/session-context.tsx'

type Dates = [Dayjs | null, Dayjs | null] | null
type Fields = { contractNo?: string; contractSubjectNames?: string; dateList?: Dates }

const day = 'YYYY-MM-DD'
const areGiven = (dates: Dates | undefined): dates is [Dayjs, Dayjs] =>
  Boolean(dates?.[0] && dates[1])

// The form holds what its range picker gives.
const datesIn = (value: unknown) => value as Dates | undefined

/** Takes contracts over from the contract system (docs/domain/contracts.md#contracts-from-the-contract-system). */
export function SyncContractDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { tenant } = useSession()
  const hasMoreFields = useCan('syncContract')
  const [form] = Form.useForm<Fields>()
  const [isBusy, setBusy] = useState(false)
  const sync = async ({ contractNo = '', contractSubjectNames = '', dateList }: Fields) => {
    const contractCode = contractNo.trim()
    if (contractCode === '' && !areGiven(dateList)) {
      void message.warning(t('syncContract.nothing'))
      return
    }
    setBusy(true)
    try {
      const [signDateStart, signDateEnd] = areGiven(dateList)
        ? dateList.map((each) => each.format(day))
        : []
      const given = { contractCode, contractSubjectNames, signDateStart, signDateEnd }
      const { success, msg } = await client.contractSync.sync.mutate(given)
      if (success) {
        void message.success(t('syncContract.done'))
        onClose()
        await queryClient.invalidateQueries(trpc.contract.pathFilter())
      } else void message.error(`${t('syncContract.failed')} ${msg}`)
    } catch (error) {
      failQuietly(error)
    }
    setBusy(false)
  }
  const subjects = contractSubjectsOf(tenant).map((name) => ({ value: name, label: name }))
  return (
    <Modal
      open
      width={480}
      title={t('tool.syncContract')}
      okText={t('syncContract.ok')}
      cancelText={t('action.cancel')}
      confirmLoading={isBusy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Fields> form={form} layout="vertical" onFinish={(fields) => void sync(fields)}>
        <Form.Item
          name="contractNo"
          label={t('syncContract.no')}
          rules={
            hasMoreFields
              ? []
              : [{ required: true, whitespace: true, message: t('syncContract.noRequired') }]
          }
        >
          <Input autoFocus maxLength={40} onPressEnter={form.submit} />
        </Form.Item>
        {hasMoreFields && (
          <>
            <Form.Item
              name="contractSubjectNames"
              label={t('syncContract.subject')}
              dependencies={['dateList']}
              rules={[
                ({ getFieldValue }) => ({
                  required: areGiven(datesIn(getFieldValue('dateList'))),
                  message: t('syncContract.subjectRequired'),
                }),
              ]}
            >
              <Select allowClear options={subjects} />
            </Form.Item>
            <Form.Item
              name="dateList"
              label={t('syncContract.dates')}
              dependencies={['contractSubjectNames']}
              rules={[
                ({ getFieldValue }) => ({
                  required: Boolean(getFieldValue('contractSubjectNames')),
                  message: t('syncContract.datesRequired'),
                }),
                {
                  validator: async (_rule, dates: Dates | undefined) => {
                    const isHalf = Boolean(dates?.[0]) !== Boolean(dates?.[1])
                    if (isHalf) throw new Error(t('syncContract.datesRequired'))
                  },
                },
              ]}
            >
              <DatePicker.RangePicker
                allowEmpty
                previewValue={false}
                format={day}
                style={{ width: '100%' }}
              />
            </Form.Item>
          </>
        )}
      </Form>
    </Modal>
  )
}
