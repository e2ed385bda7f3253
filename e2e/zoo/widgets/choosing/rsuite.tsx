import { AutoComplete, Cascader, CheckPicker, SelectPicker, TagInput, TreePicker } from 'rsuite';
import 'rsuite/dist/rsuite.css';
import { AREAS, CITIES } from '../options.ts';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

render(
  <>
    <SelectPicker className="city" data={CITIES} onChange={value => report('city', value)} />
    <CheckPicker className="cities" data={CITIES} onChange={value => report('cities', value)} />
    <Cascader className="area" data={AREAS} onChange={value => report('area', value)} />
    <TreePicker className="tree" data={AREAS} onChange={value => report('tree', value)} />
    <AutoComplete className="typed" data={['Berlin', 'Paris']} onChange={value => report('typed', value)} />
    <TagInput className="tags" onChange={value => report('tags', value)} />
  </>,
);
