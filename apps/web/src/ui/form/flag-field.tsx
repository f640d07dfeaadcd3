import { Form, Switch } from 'antd'

type Props = { name: string; label: string; help?: string | undefined; disabled?: boolean }

/** A switch over 0 and 1. */
export function FlagField({ name, label, help, disabled }: Props) {
  return (
    <Form.Item
      name={name}
      label={label}
      valuePropName="checked"
      getValueProps={(value) => ({ checked: value === 1 })}
      getValueFromEvent={(checked) => (checked ? 1 : 0)}
      {...(help !== undefined && { help })}
    >
      <Switch {...(disabled && { disabled })} />
    </Form.Item>
  )
}
