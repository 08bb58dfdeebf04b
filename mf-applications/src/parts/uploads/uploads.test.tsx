import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineScreen } from '@trust/shared/remote';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { sampleRemote } from '@trust/shared/testing/sample-remote';
import { axe } from '@trust/shared/testing/component-axe';
import { useEffect, useState } from 'react';
import { createFile, installFakeDevice, type FakeDevice } from '../../testing/fake-pictures.ts';
import { accepted, fakeUploadServer, refused, type OpenUpload } from '../../testing/fake-upload-server.ts';
import { clearDevice, withDevice } from '../device-storage/device-database.ts';
import { DocumentsField } from './documents-field.tsx';
import { InSight } from './in-sight.ts';
import { PhotoField } from './photo-field.tsx';
import type { UploadsStatus } from './queue/upload-stage.ts';
import type { UploadedPicture } from './uploaded-picture.ts';

let device: FakeDevice;
beforeEach(() => {
  device = installFakeDevice();
});

const applicant = userEvent.setup({ delay: null, applyAccept: false });
const house: UploadedPicture = { name: 'id-house', url: '/api/house', fileName: 'house.jpg' };
const card: UploadedPicture = { name: 'id-card', url: '/api/card', fileName: 'card.jpg' };
const bill: UploadedPicture = { name: 'id-bill', url: '/api/bill', fileName: 'bill.jpg' };

interface FormOptions {
  readonly documents?: readonly UploadedPicture[];
  readonly photo?: UploadedPicture;
  readonly language?: 'en' | 'ml';
  readonly error?: string;
  readonly draftId?: string;
}

async function openForm({ documents = [], photo, language = 'en', error, draftId }: FormOptions = {}) {
  const server = fakeUploadServer();
  const status = jest.fn<undefined, [UploadsStatus]>();
  const values: { photo: UploadedPicture | undefined; documents: readonly UploadedPicture[] } = {
    photo,
    documents,
  };
  let showFields: (isShown: boolean) => void = () => undefined;
  function Form() {
    const [isInSight, setInSight] = useState(true);
    useEffect(() => void (showFields = setInSight), []);
    const [shownPhoto, setPhoto] = useState(photo);
    const [shownDocuments, setDocuments] = useState(documents);
    return (
      <InSight value={isInSight}>
        <PhotoField
          id="logo"
          label="Passport size photo"
          required
          error={error}
          draft="draft-1"
          draftId={draftId}
          picture={shownPhoto}
          onStatusChange={status}
          onChange={(next) => {
            values.photo = next;
            setPhoto(next);
          }}
        />
        <DocumentsField
          id="documents"
          label="Documents"
          draft="draft-1"
          draftId={draftId}
          documents={shownDocuments}
          onStatusChange={status}
          onChange={(next) => {
            values.documents = next;
            setDocuments(next);
          }}
        />
      </InSight>
    );
  }
  const form = defineScreen({ Screen: Form, head: () => ({ title: '', description: '' }) });
  const view = await renderScreen(sampleRemote({ form }), '/form', { http: server.http, language });
  return { ...view, ...server, values, status, showFields: (isShown: boolean) => showFields(isShown) };
}

const photo = () => within(screen.getByRole('group', { name: 'Passport size photo' }));
const documents = () => within(screen.getByRole('group', { name: /^Documents/ }));

/** Chooses files as the device's own dialog does. */
async function choose(group: ReturnType<typeof within>, button: string, ...files: File[]) {
  const { nextElementSibling } = group.getByRole('button', { name: button });
  if (!(nextElementSibling instanceof HTMLInputElement)) throw new Error(`${button} chooses no file`);
  await applicant.upload(nextElementSibling, files);
}

function picture(name = 'IMG 1.HEIC', width = 4000, height = 3000): File {
  const file = createFile(name, 'jpeg');
  device.pictures.set(file, { width, height });
  return file;
}

async function useCrop() {
  await applicant.click(await screen.findByRole('button', { name: 'Use this picture' }));
}

async function nextUpload(uploads: readonly OpenUpload[], position = 0): Promise<OpenUpload> {
  await waitFor(() => expect(uploads.length).toBeGreaterThan(position));
  const upload = uploads[position];
  if (!upload) throw new Error('No upload began');
  return upload;
}

async function sendPhoto(options?: FormOptions) {
  const form = await openForm(options);
  await choose(photo(), options?.photo ? 'Choose another photo' : 'Choose a photo', picture());
  await useCrop();
  return { ...form, upload: await nextUpload(form.uploads) };
}

const end = (upload: OpenUpload, reply: Parameters<OpenUpload['end']>[0]) =>
  act(async () => upload.end(reply));

describe('a photo', () => {
  test('is cropped, sent for its draft as JPEG of at most 500 KB, shown, and given to the form', async () => {
    const { uploads, values, upload } = await sendPhoto();
    expect(upload.request).toMatchObject({
      base: 'api',
      path: 'project/upload-application-pic',
      field: 'doc',
      fileName: 'draft-1::IMG 1.jpg',
    });
    expect(upload.request.file.type).toBe('image/jpeg');
    expect(upload.request.file.size).toBeLessThanOrEqual(500_000);
    await end(upload, accepted('id-1'));
    expect(values.photo).toEqual({
      name: 'id-1',
      url: '/api/project/uploads/id-1?expires=1&signature=a',
      fileName: 'IMG 1.jpg',
    });
    expect(photo().getByRole('img', { name: 'Picture of IMG 1.jpg' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
    expect(uploads).toHaveLength(1);
  });

  test('tells how far it is in percent, and a screen reader at each quarter only', async () => {
    const { upload } = await sendPhoto();
    const status = photo().getByRole('status');
    const announced = [];
    for (const percent of [0, 10, 25, 26, 49, 50, 74, 75, 99, 100]) {
      act(() => upload.progress(percent));
      announced.push(status.textContent);
      expect(photo().getByRole('progressbar', { name: 'Uploading IMG 1.HEIC' })).toHaveAttribute(
        'aria-valuenow',
        String(percent),
      );
    }
    expect([...new Set(announced)]).toEqual([
      'Uploading IMG 1.HEIC',
      '25% of IMG 1.HEIC uploaded',
      '50% of IMG 1.HEIC uploaded',
      '75% of IMG 1.HEIC uploaded',
      'IMG 1.HEIC sent, waiting for the answer',
    ]);
    expect(photo().getByText('Sent. Waiting for the answer…')).toBeInTheDocument();
    await end(upload, accepted('id-1'));
    expect(status).toHaveTextContent('IMG 1.jpg uploaded');
  });

  test('on its way goes on when the page changes its language', async () => {
    const { upload, values, language } = await sendPhoto();
    act(() => language.change('ml'));
    await photo().findByRole('button', { name: 'ഫോട്ടോ തിരഞ്ഞെടുക്കുക' });
    expect(upload.request.signal?.aborted).toBe(false);
    await end(upload, accepted('id-1'));
    expect(values.photo?.name).toBe('id-1');
  });

  test('that was cut is sent again at a press, without being chosen again', async () => {
    const { uploads, values, upload } = await sendPhoto();
    await end(upload, { outcome: 'unreachable' });
    expect(photo().getByRole('alert')).toHaveTextContent('The connection was lost.');
    await applicant.click(photo().getByRole('button', { name: 'Retry IMG 1.HEIC' }));
    expect(photo().getByRole('button', { name: 'Choose a photo' })).toHaveFocus();
    const second = await nextUpload(uploads, 1);
    expect(second.request.file).toBe(upload.request.file);
    await end(second, accepted('id-1'));
    expect(values.photo?.name).toBe('id-1');
    expect(photo().queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that was cut is sent again by itself each time that the network returns', async () => {
    const { uploads, upload } = await sendPhoto();
    await end(upload, { outcome: 'unreachable' });
    fireEvent(window, new Event('online'));
    await end(await nextUpload(uploads, 1), { outcome: 'unreachable' });
    expect(photo().getByRole('button', { name: 'Retry IMG 1.HEIC' })).toBeInTheDocument();
    fireEvent(window, new Event('online'));
    await nextUpload(uploads, 2);
  });

  test('that a busy server did not take is waited for, and sent again by itself', async () => {
    const { uploads, upload, status } = await sendPhoto();
    await end(upload, refused(503));
    expect(status.mock.lastCall).toEqual(['busy']);
    fireEvent(window, new Event('online'));
    await end(await nextUpload(uploads, 1), accepted('id-1'));
    expect(status.mock.lastCall).toEqual(['done']);
  });

  test.each([
    [413, 'File size exceeds 500 KB', false],
    [422, 'Upload error, please check the file ext', false],
    [503, 'The site cannot take the picture just now. The picture is still here:', true],
    [507, 'The site cannot take the picture just now. Please try again in a few minutes.', true],
    [429, 'The site cannot take the picture just now. Please try again in a few minutes.', true],
  ])('that is refused with %i says why', async (code, words, retryable) => {
    const { upload, status } = await sendPhoto();
    await end(upload, refused(code));
    expect(status.mock.lastCall).toEqual([code === 503 ? 'busy' : 'asking']);
    expect(photo().getByText(words, { exact: false })).toBeInTheDocument();
    expect(photo().queryAllByRole('button', { name: 'Retry IMG 1.HEIC' })).toHaveLength(retryable ? 1 : 0);
  });

  test('that is refused gives the server’s own words', async () => {
    const { upload } = await sendPhoto();
    await end(upload, refused(422, 'Upload error, of this server'));
    expect(photo().getByText('Upload error, of this server')).toBeInTheDocument();
  });

  test.each([
    ['heic', 'This browser cannot open this phone’s picture format (HEIC).'],
    ['jpeg', 'This picture cannot be opened.'],
    ['pdf', 'Upload error, please check the file ext. This file is not a picture that can be sent.'],
    ['gif', 'Upload error, please check the file ext. This file is not a picture that can be sent.'],
  ] as const)('that is a %s which cannot be opened gets clear words, and is removed', async (head, words) => {
    const { uploads } = await openForm();
    await choose(photo(), 'Choose a photo', createFile('a.jpg', head));
    expect(await photo().findByRole('alert')).toHaveTextContent(words);
    await applicant.click(photo().getByRole('button', { name: 'Remove a.jpg' }));
    expect(photo().queryByRole('alert')).not.toBeInTheDocument();
    expect(photo().getByRole('button', { name: 'Choose a photo' })).toHaveFocus();
    expect(uploads).toHaveLength(0);
  });

  test('that cannot be made small enough says so', async () => {
    device.bytesPerPixel = 5;
    await openForm();
    await choose(photo(), 'Choose a photo', picture());
    await useCrop();
    expect(await photo().findByText('File size exceeds 500 KB')).toBeInTheDocument();
  });

  test('that a weak phone cannot redraw is sent as it is', async () => {
    device.mostPixels = 1000;
    const file = picture();
    const { uploads } = await openForm();
    await choose(photo(), 'Choose a photo', file);
    expect((await nextUpload(uploads)).request.file).toBe(file);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('takes the slot of the one before only when it is uploaded', async () => {
    const { values, upload } = await sendPhoto({ photo: house });
    expect(values.photo).toEqual(house);
    await end(upload, accepted('id-2'));
    expect(values.photo?.name).toBe('id-2');
  });

  test('that is chosen while another is on its way replaces it', async () => {
    const { uploads, upload } = await sendPhoto();
    await choose(photo(), 'Choose a photo', picture('other.png'));
    expect(upload.request.signal?.aborted).toBe(true);
    await useCrop();
    expect((await nextUpload(uploads, 1)).request.fileName).toBe('draft-1::other.jpg');
  });

  test('that is cancelled is not sent on, and the focus is where another can be chosen', async () => {
    const { upload, values } = await sendPhoto();
    await applicant.click(photo().getByRole('button', { name: 'Cancel IMG 1.HEIC' }));
    expect(upload.request.signal?.aborted).toBe(true);
    expect(photo().getByRole('button', { name: 'Choose a photo' })).toHaveFocus();
    expect(photo().queryByRole('alert')).not.toBeInTheDocument();
    expect(values.photo).toBeUndefined();
  });

  test('that is not wanted after all is not sent', async () => {
    const { uploads } = await openForm();
    await choose(photo(), 'Choose a photo', picture());
    await applicant.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(uploads).toHaveLength(0);
    expect(device.openUrls.size).toBe(0);
  });

  test('can be removed, which is announced', async () => {
    const { values } = await openForm({ photo: house });
    await applicant.click(photo().getByRole('button', { name: 'Remove the photo' }));
    expect(values.photo).toBeUndefined();
    expect(photo().getByRole('status')).toHaveTextContent('house.jpg removed');
    expect(photo().getByRole('button', { name: 'Choose a photo' })).toHaveFocus();
  });

  test('whose link has ended is named', async () => {
    await openForm({ photo: house });
    fireEvent.error(photo().getByRole('img', { name: 'Picture of house.jpg' }));
    expect(photo().queryByRole('img')).not.toBeInTheDocument();
    expect(photo().getByText('house.jpg')).toBeInTheDocument();
  });

  test('opens no dialog out of sight, and asks for the applicant', async () => {
    const { status, showFields } = await openForm();
    act(() => showFields(false));
    await choose(photo(), 'Choose a photo', picture());
    await waitFor(() => expect(status.mock.lastCall).toEqual(['asking']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => showFields(true));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('is turned while it is cropped', async () => {
    await openForm();
    await choose(photo(), 'Choose a photo', picture('a.jpg', 2000, 1000));
    await applicant.click(await screen.findByRole('button', { name: 'Rotate' }));
    await useCrop();
    await waitFor(() => expect(device.encoded.at(-1)).toMatchObject({ width: 531, height: 1062 }));
  });

  test('has its error and its hint tied to the button that chooses', async () => {
    await openForm({ error: 'Passport size photo required' });
    expect(photo().getByRole('button', { name: 'Choose a photo' })).toHaveAccessibleDescription(
      'JPG or PNG, at most 500 KB. A larger picture is made smaller on this device. Passport size photo required',
    );
    expect(photo().getByRole('button', { name: 'Choose a photo' })).toHaveAttribute('id', 'logo');
  });

  test('leaves nothing behind when the field goes while it is sent', async () => {
    const { upload, unmount, status } = await sendPhoto();
    expect(status.mock.lastCall).toEqual(['busy']);
    unmount();
    expect(upload.request.signal?.aborted).toBe(true);
    expect(status.mock.lastCall).toEqual(['done']);
    expect(device.openUrls.size).toBe(0);
  });

  test('takes its preview with it when the field goes', async () => {
    const { upload, unmount } = await sendPhoto();
    await end(upload, accepted('id-1'));
    expect(device.openUrls.size).toBe(1);
    unmount();
    expect(device.openUrls.size).toBe(0);
  });
});

describe('documents', () => {
  test('are chosen together, prepared and sent one after another, and stay in their order', async () => {
    const { uploads, values, status } = await openForm();
    await choose(documents(), 'Choose documents', picture('first.jpg'), picture('second.jpg'));
    await useCrop();
    await useCrop();
    const first = await nextUpload(uploads);
    expect(first.request.path).toBe('project/upload-application-document');
    expect(uploads).toHaveLength(1);
    await end(first, accepted('id-1'));
    await end(await nextUpload(uploads, 1), accepted('id-2'));
    expect(values.documents.map(({ fileName }) => fileName)).toEqual(['first.jpg', 'second.jpg']);
    expect(status.mock.lastCall).toEqual(['done']);
  });

  test('are sent whole unless a wide crop is chosen', async () => {
    await openForm();
    await choose(documents(), 'Choose documents', picture('a4.jpg', 2100, 2970));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prepare the document' }));
    expect(dialog.getByRole('radio', { name: 'Whole picture' })).toBeChecked();
    expect(dialog.queryByRole('slider')).not.toBeInTheDocument();
    await applicant.click(dialog.getByRole('radio', { name: 'Only a wide part' }));
    expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeInTheDocument();
    await applicant.click(dialog.getByRole('radio', { name: 'Whole picture' }));
    await useCrop();
    await waitFor(() => expect(device.encoded.at(-1)).toMatchObject({ width: 1414, height: 2000 }));
  });

  test('one that fails does not stop the next', async () => {
    const { uploads, values } = await openForm();
    await choose(documents(), 'Choose documents', createFile('broken.jpg', 'jpeg'), picture('good.jpg'));
    await useCrop();
    await end(await nextUpload(uploads), accepted('id-1'));
    expect(values.documents.map(({ fileName }) => fileName)).toEqual(['good.jpg']);
    expect(documents().getByRole('alert')).toHaveTextContent('broken.jpg');
  });

  test('one that is refused names the limit', async () => {
    const { uploads } = await openForm();
    await choose(documents(), 'Choose documents', picture('a.jpg'));
    await useCrop();
    await end(await nextUpload(uploads), refused(422));
    expect(
      documents().getByText('Upload error, please check the file ext size limit 500 KB'),
    ).toBeInTheDocument();
  });

  test('are moved up and down by buttons, the focus stays, and the position is announced', async () => {
    const { values } = await openForm({ documents: [house, card, bill] });
    await applicant.click(documents().getByRole('button', { name: 'Move bill.jpg up' }));
    expect(values.documents).toEqual([house, bill, card]);
    expect(documents().getByRole('button', { name: 'Move bill.jpg up' })).toHaveFocus();
    expect(documents().getByRole('status')).toHaveTextContent('bill.jpg is now document 2 of 3');
    await applicant.keyboard('{Enter}{Enter}');
    expect(values.documents).toEqual([bill, house, card]);
    await applicant.click(documents().getByRole('button', { name: 'Move bill.jpg down' }));
    expect(values.documents).toEqual([house, bill, card]);
    expect(documents().getByRole('button', { name: 'Move bill.jpg down' })).toHaveFocus();
  });

  test('are removed, and the focus goes to the next, then to the one before, then to the button', async () => {
    const { values } = await openForm({ documents: [house, card, bill] });
    await applicant.click(documents().getByRole('button', { name: 'Remove card.jpg' }));
    expect(documents().getByRole('button', { name: 'Remove bill.jpg' })).toHaveFocus();
    await applicant.keyboard('{Enter}');
    expect(documents().getByRole('button', { name: 'Remove house.jpg' })).toHaveFocus();
    await applicant.keyboard('{Enter}');
    expect(documents().getByRole('button', { name: 'Choose documents' })).toHaveFocus();
    expect(values.documents).toEqual([]);
  });

  test('one is replaced in its own position', async () => {
    const { uploads, values } = await openForm({ documents: [house, card] });
    await choose(documents(), 'Replace house.jpg', picture('roof.jpg'));
    await useCrop();
    await end(await nextUpload(uploads), accepted('id-9'));
    expect(values.documents.map(({ name }) => name)).toEqual(['id-9', 'id-card']);
  });

  test('are at most ten, which is said', async () => {
    const nine = Array.from({ length: 9 }, (_, index) => ({ ...house, name: `id-${String(index)}` }));
    const { uploads } = await openForm({ documents: nine });
    await choose(documents(), 'Choose documents', picture('tenth.jpg'), picture('eleventh.jpg'));
    expect(documents().getByRole('alert')).toHaveTextContent('at most 10 documents can be added');
    await useCrop();
    expect((await nextUpload(uploads)).request.fileName).toBe('draft-1::tenth.jpg');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(documents().getByText(/the most that can be added/)).toBeInTheDocument();
  });
});

test('of files chosen together the bad ones are told at once, and what waits shows no progress', async () => {
  const { uploads } = await openForm();
  const files = [picture('first.jpg'), picture('second.jpg'), createFile('letter.docx', 'text')];
  await choose(documents(), 'Choose documents', ...files);
  await screen.findByRole('dialog');
  expect(documents().getByRole('alert', { hidden: true })).toHaveTextContent(
    /letter\.docx.*Upload error, please check the file ext size limit 500 KB\. This file is not a picture/,
  );
  expect(documents().getAllByText('Waiting')).toHaveLength(2);
  expect(screen.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument();
  await useCrop();
  expect((await nextUpload(uploads)).request.fileName).toBe('draft-1::first.jpg');
  expect(await screen.findByRole('dialog')).toHaveTextContent('second.jpg');
});

describe.each(['en', 'ml'] as const)('nothing stands in a screen reader’s way (%s)', (language) => {
  test('empty, and with an error', async () => {
    const { container } = await openForm({ language, error: 'Passport size photo required' });
    expect(await axe(container)).toHaveNoViolations();
  });

  test('filled', async () => {
    const { container } = await openForm({ language, photo: house, documents: [house, card] });
    expect(await axe(container)).toHaveNoViolations();
  });

  test('cropping, uploading and failed', async () => {
    const { container, uploads } = await openForm({ language });
    const inputs = container.querySelectorAll<HTMLInputElement>('input[type=file][multiple]');
    await applicant.upload(inputs[0] as HTMLInputElement, [picture('a.jpg'), createFile('b.jpg', 'heic')]);
    await screen.findByRole('dialog');
    expect(await axe(container)).toHaveNoViolations();
    await applicant.click(screen.getByRole('button', { name: /Use this picture|ഈ ചിത്രം ഉപയോഗിക്കുക/ }));
    await nextUpload(uploads);
    await screen.findByRole('alert');
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});

test('in Malayalam no word is left in English', async () => {
  const { container } = await openForm({ language: 'ml', documents: [house, card] });
  expect(
    container.textContent?.replace(/Passport size photo|Documents|\w+\.jpg|JPG|PNG|KB/g, ''),
  ).not.toMatch(/[A-Za-z]/);
});

describe('a picture on the device', () => {
  afterEach(() => clearDevice());

  test('outlives the page that was closed before it could be sent', async () => {
    const { upload, unmount } = await sendPhoto({ draftId: 'draft-7' });
    await end(upload, { outcome: 'unreachable' });
    await waitFor(async () => expect(await withDevice((database) => database.count('pictures'))).toBe(1));
    unmount();
    const { uploads, values, status } = await openForm({ draftId: 'draft-7' });
    const again = await nextUpload(uploads);
    expect(status).toHaveBeenCalledWith('busy');
    await end(again, accepted('id-1'));
    expect(values.photo).toMatchObject({ name: 'id-1', fileName: 'IMG 1.jpg' });
    expect(status).toHaveBeenLastCalledWith('done');
  });

  test('that was uploaded is not sent again, until the server may have removed it', async () => {
    const { upload, unmount, values } = await sendPhoto({ draftId: 'draft-7' });
    await end(upload, accepted('id-1'));
    unmount();
    const before = values.photo;
    const second = await openForm({ draftId: 'draft-7', ...(before && { photo: before }) });
    await waitFor(() => expect(second.status).toHaveBeenCalledWith('done'));
    expect(second.uploads).toEqual([]);
    second.unmount();
    const tomorrow = Date.now() + 21 * 3_600_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
    const third = await openForm({ draftId: 'draft-7', ...(before && { photo: before }) });
    await end(await nextUpload(third.uploads), accepted('id-2'));
    expect(third.values.photo).toMatchObject({ name: 'id-2' });
    clock.mockRestore();
  });

  test('that was removed from the form is removed from the device', async () => {
    const { upload, unmount } = await sendPhoto({ draftId: 'draft-7' });
    await end(upload, accepted('id-1'));
    await applicant.click(photo().getByRole('button', { name: 'Remove the photo' }));
    unmount();
    const { status } = await openForm({ draftId: 'draft-7' });
    await waitFor(() => expect(status).toHaveBeenCalledWith('done'));
    await waitFor(async () => expect(await withDevice((database) => database.count('pictures'))).toBe(0));
  });

  test('that is cancelled is not sent by the next page', async () => {
    const { upload, unmount } = await sendPhoto({ draftId: 'draft-7' });
    await end(upload, { outcome: 'unreachable' });
    await applicant.click(photo().getByRole('button', { name: 'Remove IMG 1.HEIC' }));
    unmount();
    const { uploads, status } = await openForm({ draftId: 'draft-7' });
    await waitFor(() => expect(status).toHaveBeenCalledWith('done'));
    expect(uploads).toEqual([]);
  });
});
