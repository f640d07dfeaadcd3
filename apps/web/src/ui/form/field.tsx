import './form.css'
import { say } from '@yuncang/shared/client-messages'
import type { Finding } from '@yuncang/shared/validate/finding'
import { isEmpty } from '@yuncang/shared/validate/empty'
import { ConfigProvider, Form, type FormItemProps, type FormRule } from 'antd'
import { useState, type ReactNode } from 'react'
import { currentLanguage } from '../../lib/language.ts'
import { findingOf, isRequired } from './bridge.ts'
import { useFormContext } from './context.ts'

type Check = (value: string) => Finding | undefined

type Props = {
  name: string
  label: string
  children: ReactNode
  help?: string | undefined
  /** In place of what the contract says. */
  required?: boolean
  /** What the contract alone cannot see. */
  check?: Check | undefined
  /** Pointed out while typing; never blocks. */
  hint?: Check
  /** Fields whose change lets this one be judged anew. */
  dependsOn?: string[]
}

/** One field of the form's contract, with its rules and sentences; checked on leaving it, from then on while typing. */
export function Field({ name, label, children, help, required, check, hint, dependsOn }: Props) {
  const { schema, isTried, extra } = useFormContext()
  const [isLeft, setLeft] = useState(false)
  const value: unknown = Form.useWatch(name)
  const warning = hintOf(value, hint)
  // What nobody can fill does not ask to be filled.
  const { componentDisabled: isFixed } = ConfigProvider.useConfig()
  const kinds = ['form-field', help !== undefined && 'helped', isFixed && isEmpty(value) && 'none']
  return (
    <div className={kinds.filter(Boolean).join(' ')} onBlur={() => setLeft(true)}>
      <Form.Item
        name={name}
        label={label}
        required={required ?? isRequired(schema, name)}
        rules={[ruleOf(schema, name, extra), ...(check ? [checkOf(check)] : [])]}
        validateFirst
        validateTrigger={isLeft || isTried ? ['onBlur', 'onChange'] : 'onBlur'}
        {...(dependsOn && { dependencies: dependsOn })}
        // Beside what is wrong with the field, not in its place.
        {...(help !== undefined && { extra: help })}
        {...warning}
      >
        {children}
      </Form.Item>
    </div>
  )
}

const ruleOf =
  (schema: ReturnType<typeof useFormContext>['schema'], field: string, extra: object): FormRule =>
  ({ getFieldsValue }) => ({
    validator: async (_rule, value: unknown) => {
      const values: Record<string, unknown> = { ...extra, ...getFieldsValue(), [field]: value }
      const sentence = findingOf(schema, field, values, currentLanguage())
      if (sentence !== undefined) throw new Error(sentence)
    },
  })

const sentenceOf = ({ reason, params }: Finding) => say(currentLanguage(), reason, params)

const checkOf = (check: Check): FormRule => ({
  validator: async (_rule, value: unknown) => {
    const finding = check(typeof value === 'string' ? value : '')
    if (finding?.severity === 'error') throw new Error(sentenceOf(finding))
  },
})

function hintOf(value: unknown, hint: Check | undefined): Partial<FormItemProps> {
  const finding = typeof value === 'string' && value.trim() !== '' ? hint?.(value) : undefined
  return finding ? { validateStatus: 'warning', help: sentenceOf(finding) } : {}
}
