"""What the scripts say and do on a machine that lacks something; nothing here asks the network."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the scripts are bash")


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder that is all of PATH, with what every Debian has and no Python."""
    for name in ("bash", "cat", "cksum", "dirname", "env", "rm", "touch"):
        (tmp_path / name).symlink_to(shutil.which(name))
    return tmp_path


def program(path: Path, text: str) -> None:
    path.write_text(f"#!{shutil.which('bash')}\n{text}\n")
    path.chmod(0o755)


def find_python(machine: Path) -> subprocess.CompletedProcess:
    command = ["bash", "-c", f". {ROOT}/scripts/.house; find_python"]
    return subprocess.run(command, env={"PATH": str(machine)}, capture_output=True, text=True, check=False)


def test_a_machine_without_python(machine: Path) -> None:
    done = find_python(machine)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "bash: Mulligan needs Python 3.11 or newer, and this machine has none\n"


def test_a_python_too_old(machine: Path) -> None:
    program(machine / "python3", 'case "$2" in "") ;; *sys.exit*) exit 1 ;; *) echo 3.9.2 ;; esac')
    done = find_python(machine)
    assert done.returncode == 1
    assert done.stderr == "bash: Mulligan needs Python 3.11 or newer, and this machine has 3.9.2\n"


def test_a_newer_python_beside_one_too_old(machine: Path) -> None:
    program(machine / "python3", 'case "$2" in "") ;; *sys.exit*) exit 1 ;; *) echo 3.9.2 ;; esac')
    program(machine / "python3.12", f'exec {sys.executable} "$@"')
    assert find_python(machine).stdout == "python3.12\n"


def test_a_python_without_its_venv_module(machine: Path) -> None:
    program(machine / "python3", 'case "$2" in *venv*) exit 1 ;; esac')
    done = find_python(machine)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "the package python3-venv brings" in done.stderr


def test_a_half_made_environment_is_made_anew(tmp_path: Path) -> None:
    for name in ("scripts/.house", "pyproject.toml", "requirements.lock"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    # A Python that makes environments whose pip only says that it was there.
    program(
        tmp_path / "python3",
        f"""
        case "$*" in
        "-m venv .venv") mkdir -p .venv/bin; cp "$0" .venv/bin/python; touch .venv/new ;;
        *pip*install*) echo pip >>pip.log; [ ! -e break ] ;;
        *print*) exec {sys.executable} "$@" ;;
        esac""",
    )

    def make() -> subprocess.CompletedProcess:
        env = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
        command = ["bash", "-c", f". {tmp_path}/scripts/.house; make_venv runtime"]
        return subprocess.run(command, env=env, capture_output=True, text=True, check=False)

    (tmp_path / "break").touch()
    broken = make()
    assert broken.returncode == 1
    assert broken.stderr.endswith("bash: pip could not install what requirements.lock lists\n")

    (tmp_path / "break").unlink()
    (tmp_path / ".venv/left over").touch()
    assert make().returncode == 0
    assert not (tmp_path / ".venv/left over").exists()

    asked = (tmp_path / "pip.log").read_text()
    again = make()
    assert (again.returncode, again.stderr) == (0, "")
    assert (tmp_path / "pip.log").read_text() == asked, "nothing changed, so pip has nothing to do"

    with (tmp_path / "requirements.lock").open("a") as lock:
        lock.write("# newer\n")
    assert make().returncode == 0
    assert (tmp_path / "pip.log").read_text() != asked


def test_the_scripts_are_bash_and_can_be_run() -> None:
    for path in [*(ROOT / "scripts").glob("[a-z]*"), ROOT / ".ci/run"]:
        assert os.access(path, os.X_OK), path
        subprocess.run(["bash", "-n", path], check=True)
