import { Checkbox, DropdownMenu, RadioGroup, Select, Slider, Switch } from 'radix-ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from './report.ts';

function Fruit() {
  return (
    <Select.Root onValueChange={value => report('fruit', value)}>
      <Select.Trigger aria-label="Fruit">
        <Select.Value placeholder="Choose a fruit" />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content>
          <Select.Viewport>
            {['Apple', 'Banana', 'Cherry'].map(name => (
              <Select.Item key={name} value={name.toLowerCase()}>
                <Select.ItemText>{name}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

function Sort() {
  const [order, setOrder] = useState('newest');
  const choose = (value: string) => {
    setOrder(value);
    report('order', value);
  };
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>Sort</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content>
          <DropdownMenu.RadioGroup value={order} onValueChange={choose}>
            {['newest', 'cheapest'].map(name => (
              <DropdownMenu.RadioItem key={name} value={name}>
                By {name}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Ticks() {
  return (
    <>
      <Switch.Root
        aria-label="Dark"
        onCheckedChange={value => report('dark', value)}
        style={{ width: 40, height: 20 }}
      >
        <Switch.Thumb />
      </Switch.Root>
      <Checkbox.Root
        aria-label="Agree"
        defaultChecked="indeterminate"
        onCheckedChange={value => report('agree', value)}
        style={{ width: 20, height: 20 }}
      >
        <Checkbox.Indicator>✓</Checkbox.Indicator>
      </Checkbox.Root>
      <RadioGroup.Root onValueChange={value => report('color', value)}>
        <RadioGroup.Item value="red" aria-label="Red" style={{ width: 20, height: 20 }} />
        <RadioGroup.Item value="blue" aria-label="Blue" style={{ width: 20, height: 20 }} />
      </RadioGroup.Root>
      <Slider.Root
        defaultValue={[50]}
        step={5}
        onValueChange={([value]) => report('volume', value)}
        style={{ position: 'relative', display: 'flex', width: 200, height: 20, alignItems: 'center' }}
      >
        <Slider.Track style={{ flexGrow: 1, height: 4, background: 'silver' }} />
        <Slider.Thumb
          aria-label="Volume"
          style={{ display: 'block', width: 20, height: 20, background: 'black' }}
        />
      </Slider.Root>
    </>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <main style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Fruit />
      <Sort />
      <Ticks />
    </main>,
  );
