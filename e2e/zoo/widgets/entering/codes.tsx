import { PinInput as ArkPinInput } from '@ark-ui/react/pin-input';
import { MantineProvider, PinInput } from '@mantine/core';
import '@mantine/core/styles.css';
import { OTPInput } from 'input-otp';
import { InputOtp } from 'primereact/inputotp';
import { Held, render } from '../render-react.tsx';
import { report } from '../report.ts';

const six = [0, 1, 2, 3, 4, 5];
render(
  <MantineProvider>
    <div className="input-otp">
      <OTPInput
        maxLength={6}
        onChange={value => report('input-otp', value)}
        render={({ slots }) => (
          <div>
            {slots.map((slot, index) => (
              <span key={six[index]}>{slot.char ?? '_'}</span>
            ))}
          </div>
        )}
      />
    </div>
    <PinInput className="mantine" length={6} onChange={value => report('mantine', value)} />
    <div className="primereact">
      <Held<string> name="primereact" initial="">
        {(value, change) => (
          <InputOtp length={6} value={value} onChange={event => change(String(event.value))} />
        )}
      </Held>
    </div>
    <ArkPinInput.Root className="ark" onValueChange={({ valueAsString }) => report('ark', valueAsString)}>
      <ArkPinInput.Label>Code</ArkPinInput.Label>
      <ArkPinInput.Control>
        {six.map(index => (
          <ArkPinInput.Input key={index} index={index} />
        ))}
      </ArkPinInput.Control>
      <ArkPinInput.HiddenInput />
    </ArkPinInput.Root>
  </MantineProvider>,
);
