import { createRoot } from 'react-dom/client';
import Select from 'react-select';
import { report } from './report.ts';

interface Country {
  value: string;
  label: string;
}

const COUNTRIES: Country[] = ['Germany', 'France', 'Japan', 'China', 'Brazil'].map(label => ({
  value: label.toLowerCase(),
  label,
}));

function Page() {
  return (
    <main style={{ width: 300 }}>
      <label htmlFor="country">Country</label>
      <Select
        inputId="country"
        options={COUNTRIES}
        onChange={(chosen: Country | null) => report('country', chosen?.value ?? null)}
      />
      <label htmlFor="visited">Visited</label>
      <Select
        inputId="visited"
        isMulti
        options={COUNTRIES}
        onChange={(chosen: readonly Country[]) =>
          report('visited', chosen.map(({ value }) => value).join(','))
        }
      />
    </main>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
